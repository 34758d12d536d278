import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { removeKnownReports } from '../store/knownReports.ts';
import { forgetReports } from '../store/links.ts';

/** Links show nothing of a deleted system any more, and go where that was all that they showed. */
export async function eraseSystem(
  ctx: WorkerContext,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(tx => markGone(tx, 'system', systemId));
  await inPages(ctx, async (tx, page) => {
    const ids = await removeKnownReports(tx, { organisationId, systemId }, page);
    await forgetReports(tx, organisationId, ids);
    return ids.length;
  });
}
