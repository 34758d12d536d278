import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeAssessments } from '../store/assessments.ts';

/** Sells nothing more for a deleted system. Its purchases stay on the books. */
export async function eraseSystem(
  ctx: Context,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'system', systemId);
    await removeArchives(tx, { organisationId, systemId }, 1);
  });
  await deleteInBatches(ctx, (tx, page) => removeAssessments(tx, { organisationId, systemId }, page));
}
