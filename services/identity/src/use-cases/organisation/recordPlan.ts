import type { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { allowances, planInForce } from '@aicp/contracts/rights/plans';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { z } from 'zod';
import type { WorkerContext } from '../../context.ts';
import { findTokenDigests } from '../../store/apiTokens.ts';
import { keepPlan } from '../../store/subscriptions.ts';

type Changed = z.output<typeof SubscriptionChanged.data>;

/** Keeps an organisation's plan, which says whether API tokens work in it. */
export async function recordPlan(ctx: WorkerContext, changed: Changed): Promise<void> {
  const { organisationId } = changed;
  const kept = await ctx.transaction(
    async tx => (await lockUnlessGone(tx, 'organisation', organisationId)) && keepPlan(tx, changed),
  );
  if (!kept) return;
  const digests = await findTokenDigests({ organisationId });
  const plan = planInForce(changed.plan, ctx.plansOff);
  await (allowances[plan].apiAccess ? ctx.tokens.forget(digests) : ctx.tokens.refuse(digests));
}
