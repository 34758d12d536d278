import { SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { outside } from '@aicp/service/store/outside';
import { insertTombstone, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linksForTest } from '../../../testing/linksForTest.ts';
import { handlers } from '../../handlers/index.ts';
import { endMembership } from '../../store/memberships.ts';
import { applySystemState } from './applyAssessmentCompleted.ts';

let service: Awaited<ReturnType<typeof linksForTest>>;
beforeAll(async () => {
  service = await linksForTest();
});
afterAll(() => service.app.stop());

const stateOf = (id: number, organisationId: number) => ({
  ...{ userId: 1, organisationId, version: 1 },
  system: { ...describedSystem({ id, name: 'CV screen', jurisdiction: 'EU' }), ownerId: null },
});

describe('an updated system', () => {
  it('is recorded while other events of its organisation are processed', async () => {
    const ctx = service.worker();
    await ctx.transaction(async tx => {
      await lockUnlessDeleted(tx, 'organisation', 2_000_001);
      await outside('another worker', () => deliverTo(handlers, SystemUpdated, ctx, stateOf(11, 2_000_001)));
    });
    expect(await service.app.rows('known_systems', { _id: 11 })).toMatchObject([{ name: 'CV screen' }]);
  });

  it('leaves no trace if its organisation is deleted before it is committed', async () => {
    const ctx = service.worker();
    const organisationId = 2_000_002;
    let isDeleted = false;
    const deletes = async () => {
      if (isDeleted) return;
      isDeleted = true;
      await ctx.transaction(tx => insertTombstone(tx, 'organisation', organisationId));
      await deliverTo(handlers, OrganisationDeleted, ctx, { organisationId, userId: 1 });
    };
    const overtaken: typeof ctx = {
      ...ctx,
      transaction: work =>
        ctx.transaction(async tx => {
          const result = await work(tx);
          await outside('another worker', deletes);
          return result;
        }),
    };
    await applySystemState(overtaken, stateOf(12, organisationId));
    expect(await service.app.rows('known_systems', { organisationId })).toEqual([]);
  });

  it('has no owner once its owner has left the organisation, in either order of events', async () => {
    const ctx = service.worker();
    const { actor, userId } = await service.owner('ada');
    const { organisationId } = actor;
    const owned = (id: number) => {
      const state = stateOf(id, organisationId);
      return deliverTo(handlers, SystemUpdated, ctx, { ...state, system: { ...state.system, ownerId: userId } });
    };
    await owned(13);
    expect(await service.app.rows('known_systems', { _id: 13 })).toMatchObject([{ ownerId: userId }]);
    await ctx.transaction(tx => endMembership(tx, organisationId, userId, new Date()));
    await deliverTo(handlers, MembershipEnded, ctx, { organisationId, userId, version: 2, heirId: userId });
    await owned(14);
    expect(await service.app.rows('known_systems', { organisationId })).toMatchObject([
      { _id: 13, ownerId: null },
      { _id: 14, ownerId: null },
    ]);
  });
});
