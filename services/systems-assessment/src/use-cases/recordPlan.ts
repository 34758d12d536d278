import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertPlan } from '../store/plans.ts';

/** Keeps what an organisation's plan is. What is older than what is known changes nothing. */
export async function recordPlan(ctx: Context, changed: SubscriptionChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', changed.organisationId))) return;
    await upsertPlan(tx, changed);
  });
}
