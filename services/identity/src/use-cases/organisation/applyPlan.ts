import type { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { allowances, effectivePlan } from '@aicp/contracts/rights/plans';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { z } from 'zod';
import type { WorkerContext } from '../../context.ts';
import { listTokenDigests } from '../../store/apiTokens.ts';
import { upsertPlan } from '../../store/subscriptions.ts';

type Changed = z.output<typeof SubscriptionChanged.data>;

/** Stores an organisation's plan, which decides whether API tokens work in it. */
export async function applyPlan(ctx: WorkerContext, changed: Changed): Promise<void> {
  const { organisationId } = changed;
  const kept = await ctx.transaction(
    async tx => (await lockUnlessDeleted(tx, 'organisation', organisationId)) && upsertPlan(tx, changed),
  );
  if (!kept) return;
  const digests = await listTokenDigests({ organisationId });
  const plan = effectivePlan(changed.plan, ctx.plansOff);
  await (allowances[plan].apiAccess ? ctx.tokens.forget(digests) : ctx.tokens.refuse(digests));
}
