import type { SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import { lockSystem, markJoined } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { joinKnownReports } from '../../store/knownReports.ts';
import { joinLinks } from '../../store/links.ts';
import { joinNotifications } from '../../store/notifications.ts';
import { eraseSystem } from './eraseSystem.ts';

/** Reports and notifications on a record that was joined to another one are that one's: links show them as before, and forget them with it. */
export async function joinSystem(ctx: WorkerContext, heard: SystemJoinedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await markJoined(tx, heard);
    const keptId = await lockSystem(tx, heard.keptId);
    if (keptId === null) return false;
    await joinKnownReports(tx, { ...heard, keptId });
    await joinNotifications(tx, { ...heard, keptId });
    await joinLinks(tx, { ...heard, keptId });
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
