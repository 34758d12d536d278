import type { SystemDeletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeAssessmentsOfSystem } from '../store/assessments.ts';

/** Sells nothing more for a deleted system. What was bought for it stays on the books. */
export async function eraseSystem(ctx: Context, { userId, systemId }: SystemDeletedData): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'system', systemId);
    await removeAssessmentsOfSystem(tx, userId, systemId);
  });
}
