import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { removeKnownReports } from '../../store/knownReports.ts';
import { forgetReports, forgetRequests } from '../../store/links.ts';
import { removeNotifications } from '../../store/notifications.ts';
import { unnameSystem } from '../../store/weekParts.ts';

/** Links show nothing of a deleted system any more, and go where that was all that they showed; what people were notified of on it goes too. */
export async function eraseSystem(
  ctx: WorkerContext,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'system', systemId);
    await forgetRequests(tx, { organisationId, systemId });
    await unnameSystem(tx, { organisationId, systemId });
  });
  await inPages(ctx, async (tx, page) => {
    const ids = await removeKnownReports(tx, { organisationId, systemId }, page);
    await forgetReports(tx, organisationId, ids);
    return ids.length;
  });
  await inPages(ctx, (tx, page) => removeNotifications(tx, { organisationId, systemId }, page));
}
