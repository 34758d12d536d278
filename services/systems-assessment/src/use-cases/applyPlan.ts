import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertPlan } from '../store/plans.ts';

/** Stores an organisation's plan. Ignores older events. */
export async function applyPlan(ctx: Context, changed: SubscriptionChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', changed.organisationId))) return;
    await upsertPlan(tx, changed);
  });
}
