import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { applyPlan } from '../store/entitlements.ts';

/** Stores the current plan, if newer than the stored one. */
export async function recordPlan(ctx: Context, changed: SubscriptionChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', changed.organisationId)) await applyPlan(tx, changed);
  });
}
