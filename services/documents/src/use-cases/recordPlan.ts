import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { applyPlan } from '../store/entitlements.ts';

/** Notes the plan in force; only what is newer than what is held counts. */
export async function recordPlan(ctx: Context, changed: SubscriptionChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', changed.organisationId)) await applyPlan(tx, changed);
  });
}
