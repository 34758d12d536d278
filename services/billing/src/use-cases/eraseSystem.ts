import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import { removeAssessments } from '../store/assessments.ts';

/** Sells nothing more for a deleted system. What was bought for it stays on the books. */
export async function eraseSystem(
  ctx: Context,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(tx => markGone(tx, 'system', systemId));
  await inPages(ctx, (tx, page) => removeAssessments(tx, { organisationId, systemId }, page));
}
