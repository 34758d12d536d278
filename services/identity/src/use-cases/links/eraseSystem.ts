import { removeArchives } from '@aicp/service/store/archives';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { insertTombstone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { removeKnownReports } from '../../store/knownReports.ts';
import { removeKnownSystem } from '../../store/knownSystems.ts';
import { eraseLinkedReports, eraseRequests } from '../../store/links.ts';
import { removeNotifications } from '../../store/notifications.ts';
import { clearSystemTitles } from '../../store/weekParts.ts';

/** Removes a deleted system from links, and deletes links that are then empty, with the notifications about it. */
export async function eraseSystem(
  ctx: WorkerContext,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'system', systemId);
    await removeKnownSystem(tx, systemId);
    await removeArchives(tx, { organisationId, systemId }, 1);
    await eraseRequests(tx, { organisationId, systemId });
    await clearSystemTitles(tx, { organisationId, systemId });
  });
  await deleteInBatches(ctx, async (tx, page) => {
    const ids = await removeKnownReports(tx, { organisationId, systemId }, page);
    await eraseLinkedReports(tx, organisationId, ids);
    return ids.length;
  });
  await deleteInBatches(ctx, (tx, page) => removeNotifications(tx, { organisationId, systemId }, page));
}
