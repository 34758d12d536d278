import { randomBytes } from 'node:crypto';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workerContextOf } from '../context.ts';
import { closeOrganisation } from '../use-cases/organisation/closeOrganisation.ts';
import { handlers } from './index.ts';

const SESSIONS = 'ends sessions or refuses tokens, which are in Redis, by what is so now';
const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('identity');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date('2099-01-01');
  const publicUrl = 'http://localhost:3000';
  const secrets = { secretsKeys: [randomBytes(32)], sessionSecrets: ['a secret of this test'] };
  const contextOf = workerContextOf(app, { trial: false, publicUrl, ...secrets });
  const faults = await converge({
    service: 'identity',
    own: {
      async 'organisation.deleted'(heard) {
        const { organisationId, userId } = OrganisationDeleted.data.parse(heard.data);
        await contextOf(heard).transaction(tx => closeOrganisation(tx, organisationId, userId, now()));
      },
    },
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...contextOf(heard), now }, heard.data),
    unlike: {
      'outbox link.ended': 'said again where there is no link any more when a request is prepared for it',
      'outbox organisation.updated': 'one for each completed assessment that fills in something',
      'organisations.version': 'rises with each of these',
    },
    // Members are not notified of deleted or outdated items.
    fewer: ['sendEmail', 'notify'],
    neverWrites: {
      'user.passwordChanged': SESSIONS,
      'user.suspended': SESSIONS,
      'user.deleted': SESSIONS,
      'membership.changed': SESSIONS,
      'membership.ended': SESSIONS,
    },
    neverDrops: {
      'reports.stated': 'says what is known already when nothing is late',
      'system.deleted': FINAL,
      'organisation.deleted': FINAL,
      'readModels.cleared': 'says again what is so now',
      'request.prepared': 'names the system, or says that there is no link any more',
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
