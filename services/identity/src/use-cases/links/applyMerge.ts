import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { removeArchives } from '@aicp/service/store/archives';
import { insertMergeTombstone, lockKeptSystem } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { reassignKnownReports } from '../../store/knownReports.ts';
import { removeKnownSystem } from '../../store/knownSystems.ts';
import { reassignLinks } from '../../store/links.ts';
import { reassignNotifications } from '../../store/notifications.ts';
import { eraseSystem } from './eraseSystem.ts';

/** Moves reports and notifications of a merged record to the kept one: links still show them, and drop them with it. */
export async function applyMerge(ctx: WorkerContext, heard: SystemsMergedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await insertMergeTombstone(tx, heard);
    await removeKnownSystem(tx, heard.goneId);
    await removeArchives(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    const keptId = await lockKeptSystem(tx, heard.keptId);
    if (keptId === null) return false;
    await reassignKnownReports(tx, { ...heard, keptId });
    await reassignNotifications(tx, { ...heard, keptId });
    await reassignLinks(tx, { ...heard, keptId });
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
