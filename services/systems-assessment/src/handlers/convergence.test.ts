import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { removeSystem } from '../store/systems.ts';
import { handlers } from './index.ts';

const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('systems-assessment');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date('2099-01-01');
  const faults = await converge({
    service: 'systems-assessment',
    own: {
      async 'system.deleted'(heard) {
        const { organisationId, systemId } = SystemDeleted.data.parse(heard.data);
        await context(app, heard.requestId).transaction(tx => removeSystem(tx, organisationId, systemId));
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
