import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeAssessmentsOf } from '../store/assessments.ts';
import { removePlan } from '../store/plans.ts';
import { removeResponses } from '../store/responses.ts';
import { removeSystemsOf } from '../store/systems.ts';

/** Erases all systems, assessments and answers of a deleted user. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    await removePlan(tx, userId);
    await removeSystemsOf(tx, userId);
    await removeResponses(tx, await removeAssessmentsOf(tx, userId));
  });
}
