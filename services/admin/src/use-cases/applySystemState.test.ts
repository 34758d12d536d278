import type { Envelope } from '@aicp/contracts/event';
import { SystemCreated } from '@aicp/contracts/events/assessmentEvents';
import { MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { recordDeparture } from '@aicp/service/store/creators';
import { outside } from '@aicp/service/store/outside';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { describedSystem } from '@aicp/testing/describedSystem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { applyEvent } from './applyEvent.ts';
import { applySystemState, reconcileSystem } from './applySystemState.ts';

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
});
afterAll(() => admin.app.stop());

const stateOf = (id: number, userId: number, organisationId: number) => ({
  ...{ userId, organisationId, version: 1 },
  system: describedSystem({ id, name: 'CV screen', jurisdiction: 'EU' }),
});
/** Delivers in another worker, while a test's transaction is open. */
const deliver = (heard: Envelope) => outside('another worker', () => admin.deliver(heard));
const from = (userId: number, organisationId: number) => ({
  origin: { userId, organisationId, address: '203.0.113.7', agent: 'a browser' },
});

describe('a new system', () => {
  it('is recorded while other events of its organisation and its creator are processed', async () => {
    const organisationId = 1_000_001;
    await admin.context.transaction(async tx => {
      await lockUnlessDeleted(tx, 'organisation', organisationId);
      await lockUnlessDeleted(tx, 'user', 1);
      await recordDeparture(tx, { organisationId, userId: 1, heirId: 2, version: 1 });
      await deliver(admin.envelope(SystemCreated, stateOf(11, 1, organisationId), from(1, organisationId)));
    });
    expect(await admin.app.rows('systems', { _id: 11 })).toMatchObject([{ name: 'CV screen', userId: 1 }]);
  });

  it('leaves no trace if its organisation and its creator are deleted before it is committed', async () => {
    const [organisationId, userId] = [1_000_002, 3];
    const state = stateOf(12, userId, organisationId);
    const heard = admin.envelope(SystemCreated, state, from(userId, organisationId));
    const ctx = { ...admin.context, heard, enterActivities: async () => undefined };
    await applyEvent(ctx, async tx => {
      await applySystemState(tx, state);
      await deliver(admin.envelope(OrganisationDeleted, { organisationId, userId }));
      await deliver(admin.envelope(UserDeleted, { userId }));
    });
    await reconcileSystem(ctx, state);
    expect(await admin.app.rows('systems', { _id: 12 })).toEqual([]);
    expect(await admin.app.rows('thing_names', { organisationId })).toEqual([]);
    expect(await admin.app.rows('pending_activities', { eventId: heard.id })).toMatchObject([{ privately: null }]);
  });

  it('belongs to the successor if its creator leaves before it is committed', async () => {
    const [organisationId, userId] = [1_000_003, 4];
    const state = stateOf(13, userId, organisationId);
    await admin.context.transaction(async tx => {
      await applySystemState(tx, state);
      await deliver(admin.envelope(MembershipEnded, { organisationId, userId, heirId: 5, version: 1 }));
    });
    await reconcileSystem(admin.context, state);
    expect(await admin.app.rows('systems', { _id: 13 })).toMatchObject([{ userId: 5 }]);
  });
});
