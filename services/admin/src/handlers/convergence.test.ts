import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { converge } from '@aicp/testing/history/converge';
import { openHistory } from '@aicp/testing/history/openHistory';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workerContextOf } from '../context.ts';
import { insertRebuild } from '../store/rebuilds.ts';
import { appendActivities } from '../use-cases/appendActivities.ts';
import { handlers } from './index.ts';

const UNSEEN = [
  ...['bank.published', 'reports.asked', 'reports.stated', 'actions.stated', 'document.requested', 'room.closed'],
  ...['link.ended', 'request.made', 'request.prepared', 'paymentMode.stated', 'evidence.latestChanged'],
];
const LOGGED = [
  ...['user.passwordChanged', 'user.acted', 'system.factsChanged', 'ownFields.changed', 'report.reviewed'],
  ...['organisationDuties.changed', 'policy.changed', 'managementRecord.changed'],
  ...['system.lawChangeKept'],
  ...['action.changed', 'document.generated', 'document.reviewed', 'document.failed', 'evidence.uploaded'],
  ...['evidence.described', 'evidence.linked', 'evidence.unlinked'],
  ...['evidence.removed', 'evidence.removedEverywhere', 'evidence.downloaded', 'bundle.downloaded', 'qms.assessed'],
  ...['organisation.acted', 'link.used', 'request.sent', 'proposal.decided', 'document.purchased'],
  ...['document.purchaseRevoked', 'payment.failed', 'paymentSettings.changed', 'activityLog.retentionChanged'],
  ...['activityLog.pruned', 'list.exported', 'systems.viewed', 'job.retried', 'job.discarded', 'readModels.cleared'],
];
const FINAL = 'a deletion is never too late';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('admin');
});
afterAll(() => app.stop());

it('any order of a product’s events leads to the same state', async () => {
  const now = () => new Date('2099-01-01');
  // Entries are appended once all acts are pending, in the order in which they happened.
  const { contextOf, heardBy } = workerContextOf(app, async () => undefined);
  const faults = await converge({
    service: 'admin',
    async begin() {
      for (const { name, data } of openHistory().events)
        if (name === ReadModelsCleared.name) await insertRebuild(ReadModelsCleared.data.parse(data).rebuildId, now());
    },
    handled: handlers.map(({ event }) => event.name),
    deliver: heard => deliverTo(handlers, heard, { ...heardBy(heard), now }, heard.data),
    settle: () => appendActivities(contextOf({ requestId: 'test' })),
    journals: ['pending_activities'],
    unlike: {
      'activities.privately.salt': 'random',
      'activities.origin': 'a digest of what is salted',
      'activities.prev': 'a digest of the entry before',
      'activities.hash': 'a digest of all that',
      'activities.organisationPrev': 'the same',
      'activities.organisationHash': 'the same',
      'chain.hash': 'the same',
      'organisation_chains.last.hash': 'the same',
      'rebuilds.heard': 'counts deliveries',
    },
    neverWrites: Object.fromEntries(UNSEEN.map(name => [name, 'is in no list and no log'])),
    neverDrops: {
      ...Object.fromEntries(LOGGED.map(name => [name, 'is in the log alone, late or not'])),
      'user.deleted': FINAL,
      'system.deleted': FINAL,
      'assessment.discarded': FINAL,
      'organisation.deleted': FINAL,
      'organisation.created': 'its owner is heard of first, which says that it is there',
      'state.restated': 'is the progress of a rebuild',
      'request.stated': 'counts towards a rebuild alone',
    },
  });
  expect(faults).toEqual([]);
}, 600_000);
