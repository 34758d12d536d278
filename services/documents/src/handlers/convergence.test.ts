import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { handlers } from './index.ts';

const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('documents');
});
afterAll(() => app.stop());

it('the final data is the same for every order in which the events arrive', async () => {
  const now = () => new Date('2099-01-01');
  const faults = await converge({
    service: 'documents',
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...context(app, heard.requestId), now }, heard.data),
    unlike: {
      'snapshots.evidence': 'a picture of what stood when the next assessment was heard of',
      'snapshots.documents': 'the same',
      'snapshots.trail': 'the same',
      'snapshots.letterhead': 'the same',
      'snapshots.ticked': 'the same',
      'snapshots.savedAt': 'the same',
      'evidence.keptBy': 'which of these pictures have the file',
      'evidence_links.earlier': 'which earlier versions only they have',
      'organisations.version': 'of profiles, which count no more once the organisation has named itself',
    },
    neverDrops: {
      'assessment.discarded': FINAL,
      'system.deleted': FINAL,
      'organisation.deleted': FINAL,
      'user.deleted': FINAL,
      'room.closed': FINAL,
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
