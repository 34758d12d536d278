import type { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { isBuried } from '@aicp/service/tombstones';
import type { z } from 'zod';
import type { WorkerContext } from '../context.ts';
import { keepPlan } from '../store/subscriptions.ts';
import { refuseTokens } from './refuseTokens.ts';

type Changed = z.output<typeof SubscriptionChanged.data>;

/** Keeps a user's plan, which says whether their API tokens work. */
export async function recordPlan(ctx: WorkerContext, { userId, version, plan }: Changed): Promise<void> {
  const kept = await ctx.transaction(
    async tx => !(await isBuried(tx, 'user', userId)) && keepPlan(tx, userId, version, plan),
  );
  if (kept) await refuseTokens(ctx, userId);
}
