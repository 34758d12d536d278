import type { SystemJoinedData } from '@aicp/contracts/assessmentEvents';
import { lockSystem, markJoined } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { joinKnownReports } from '../store/knownReports.ts';
import { eraseSystem } from './eraseSystem.ts';

/** Reports on a record that was joined to another one are that one's: links show them as before, and forget them with it. */
export async function joinSystem(ctx: WorkerContext, heard: SystemJoinedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await markJoined(tx, heard);
    const keptId = await lockSystem(tx, heard.keptId);
    if (keptId !== null) await joinKnownReports(tx, { ...heard, keptId });
    return keptId !== null;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
