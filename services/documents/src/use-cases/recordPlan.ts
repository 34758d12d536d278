import type { Plan } from '@aicp/contracts/plans';
import type { Context } from '@aicp/service/store/context';
import { isBuried } from '@aicp/service/store/tombstones';
import { applyPlan } from '../store/entitlements.ts';

/** Notes the plan in force; only what is newer than what is held counts. */
export async function recordPlan(
  ctx: Context,
  { userId, plan, version }: { userId: number; plan: Plan; version: number },
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await isBuried(tx, 'user', userId))) await applyPlan(tx, userId, plan, version);
  });
}
