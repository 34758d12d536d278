import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { handlers } from './index.ts';

const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('reporting');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date('2099-01-01');
  const faults = await converge({
    service: 'reporting',
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...context(app, heard.requestId), now }, heard.data),
    unlike: {
      'actions._id': 'given out as they are opened',
      'actions.stateAt': 'the same',
      'actions.createdAt': 'of the first report that was heard of in time',
      'outbox actions.stated': 'copies the actions as they then are',
      'outbox reports.stated': 'says what is known when it is asked',
    },
    // An earlier report that arrives late opens no actions, so none are closed.
    apart: { actions: ({ state }) => state === 'closed', action_comments: ({ by }) => by === null },
    neverWrites: { 'user.deleted': 'people review reports, and no event does' },
    neverDrops: {
      'organisation.deleted': FINAL,
      'system.deleted': FINAL,
      'reports.asked': 'is always answered',
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
