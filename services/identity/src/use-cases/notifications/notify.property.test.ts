import type { Notification as NotificationJob } from '@aicp/contracts/emails/notify';
import { SystemDeleted, SystemsMerged } from '@aicp/contracts/events/assessmentEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import { workerContextOf } from '../../context.ts';
import { handlers } from '../../handlers/index.ts';
import { upsertMembership } from '../../store/memberships.ts';
import { listNotifications } from '../../store/notifications.ts';
import { endMembership } from '../organisation/endMembership.ts';
import { notify } from './notify.ts';

const settings = {
  trial: true,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const WHOLE = { first: 200, unread: false };

let app: TestService;
beforeAll(async () => {
  app = await openTestService('identity');
});
afterAll(() => app.stop());

let runs = 0;
const worker = () => workerContextOf(app, settings)({ requestId: 'test' });
type Step = { id: string; run(): Promise<void> };

/**
 * An organisation with an owner, a contributor and a member who leaves. Of its three systems, one is deleted and one is merged into the
 * first.
 */
async function scene() {
  const base = 10_000 * ++runs;
  const [organisationId, owner, contributor, leaver] = [base, base + 1, base + 2, base + 3];
  const [kept, deleted, merged] = [base + 11, base + 12, base + 13];
  const people = { [owner]: 'owner', [contributor]: 'contributor', [leaver]: 'contributor' } as const;
  for (const [id, role] of Object.entries(people))
    await worker().transaction(tx =>
      upsertMembership(tx, {
        organisationId,
        userId: Number(id),
        role,
        since: new Date('2026-11-23'),
        broughtBy: null,
      }),
    );
  const jobs: z.input<typeof NotificationJob>[] = [
    { userId: contributor, organisationId, by: owner, what: 'actionAssigned', systemId: kept, actionId: 1 },
    { userId: contributor, organisationId, by: owner, what: 'mentioned', systemId: merged, actionId: 2 },
    { userId: contributor, organisationId, by: null, what: 'dueSoon', systemId: kept, actionId: 1, due: '2026-11-30' },
    { userId: contributor, organisationId, by: owner, what: 'approved', systemId: merged, assessmentId: 5 },
    { userId: contributor, organisationId, by: null, what: 'lawMoved', systems: 2 },
    { userId: owner, organisationId, by: null, what: 'linkUsed', linkId: 3 },
    // For no one.
    { userId: contributor, organisationId, by: contributor, what: 'actionAssigned', systemId: kept, actionId: 1 },
    { userId: contributor, organisationId, by: null, what: 'linkUsed', linkId: 3 },
    { userId: contributor, organisationId, by: owner, what: 'systemOwner', systemId: deleted },
    { userId: leaver, organisationId, by: owner, what: 'systemReviewer', systemId: kept },
    { userId: contributor, organisationId: organisationId + 500, by: owner, what: 'mentioned', actionId: 9 },
  ];
  const ctx = worker();
  const steps: Step[] = jobs.map((job, at) => ({
    id: `${job.what} ${at}`,
    run: () => notify(ctx, job, { id: `${organisationId}-${at}` }),
  }));
  const of = { userId: owner, organisationId };
  let hasLeft = false;
  const events: Step[] = [
    { id: 'deleted', run: () => deliverTo(handlers, SystemDeleted, ctx, { ...of, version: 2, systemId: deleted }) },
    { id: 'merged', run: () => deliverTo(handlers, SystemsMerged, ctx, { ...of, keptId: kept, goneId: merged }) },
    {
      id: 'left',
      async run() {
        if (hasLeft) return;
        hasLeft = true;
        await ctx.transaction(tx => endMembership(tx, { organisationId, userId: leaver }, owner, ctx.now()));
      },
    },
  ];
  async function told(userId: number) {
    const found = await listNotifications({ userId, organisationId }, WHOLE);
    return found.map(({ what, systemId }) => `${what} ${systemId === kept}`).toSorted();
  }
  return { steps, events, told, owner, contributor, leaver };
}

it('notifies each recipient once, in any order and after repeated deliveries', async () => {
  const positions = fc.array(fc.nat({ max: 13 }), { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(positions, async drawn => {
      const { steps, events, told, owner, contributor, leaver } = await scene();
      const all = [...steps, ...events];
      // Every step at least once, and many repeated, in a random order.
      const order = [...drawn.map(at => at % all.length), ...all.keys()];
      for (const at of order) await all[at]?.run();
      expect(await told(contributor)).toEqual([
        'actionAssigned true',
        'approved true',
        'dueSoon true',
        'lawMoved false',
        'mentioned true',
      ]);
      expect(await told(owner)).toEqual(['linkUsed false']);
      expect(await told(leaver)).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 60_000);
