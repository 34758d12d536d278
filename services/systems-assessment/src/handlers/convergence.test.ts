import { SystemDeleted, SystemsMerged } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { insertMergeTombstone } from '@aicp/service/store/tombstones';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { afterOwnDue } from '../domain/viewUnderLaw.ts';
import { reassignDueDates } from '../store/actionDueDates.ts';
import { findSystem, removeSystem, setResults } from '../store/systems.ts';
import { handlers } from './index.ts';

const FINAL = 'a deletion is never too late';
const TODAY = '2099-01-01';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('systems-assessment');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date(TODAY);
  const faults = await converge({
    service: 'systems-assessment',
    own: {
      async 'system.deleted'(heard) {
        const { organisationId, systemId } = SystemDeleted.data.parse(heard.data);
        await context(app, heard.requestId).transaction(tx => removeSystem(tx, organisationId, systemId));
      },
      /** The part of a merge on which handlers of actions depend. */
      async 'system.joined'(heard) {
        const merged = SystemsMerged.data.parse(heard.data);
        const { organisationId, goneId } = merged;
        await context(app, heard.requestId).transaction(async tx => {
          await insertMergeTombstone(tx, merged);
          await reassignDueDates(tx, merged);
          const gone = await findSystem(organisationId, goneId, tx.session);
          if (gone) await setResults(tx, organisationId, goneId, afterOwnDue(gone, gone.jurisdiction, null, TODAY));
        });
      },
    },
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...context(app, heard.requestId), now }, heard.data),
    unlike: {
      'outbox request.prepared': 'says whose the system is then, each time',
      'outbox request.stated': 'states whose the system is then, and the progress with each change',
      'assessments.answersSaved': 'rises with every change, so that two at once conflict',
    },
    neverDrops: {
      'organisation.deleted': FINAL,
      'system.deleted': FINAL,
      'readModels.cleared': 'says again what is so now',
      'request.made': 'is always answered',
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
