import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { billingContext } from '../context.ts';
import { handlers } from './index.ts';

const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('billing');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date('2099-01-01');
  const contextOf = billingContext(app, {});
  const faults = await converge({
    service: 'billing',
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...contextOf(heard), now }, heard.data),
    unlike: {
      'outbox updateStripeCustomer':
        'asks for what is so when it is carried out, as often as something newer was heard',
    },
    neverDrops: {
      'organisation.deleted': FINAL,
      'user.deleted': FINAL,
      'system.deleted': FINAL,
      'readModels.cleared': 'says again what is so now',
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
