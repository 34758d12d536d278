import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { reassignReminders } from '@aicp/service/store/reminders';
import { insertMergeTombstone, lockKeptSystem } from '@aicp/service/store/tombstones';
import { reassignComments } from '../store/actionComments.ts';
import { reassignActions } from '../store/actions.ts';
import { reassignFiled } from '../store/canonicalReports.ts';
import { reassignClocks } from '../store/clocks.ts';
import { latestReports, reassignReports } from '../store/reports.ts';
import { removeRetirements } from '../store/retirements.ts';
import { reassignReviews } from '../store/reviews.ts';
import { eraseSystem } from './eraseSystem.ts';
import { syncActions } from './syncActions.ts';

/** Moves a merged record's data to the kept one at once, or deletes it if that was deleted. */
export async function applyMerge(ctx: Context, heard: SystemsMergedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await insertMergeTombstone(tx, heard);
    const keptId = await lockKeptSystem(tx, heard.keptId);
    if (keptId === null) return false;
    const merged = { ...heard, keptId };
    await reassignReports(tx, merged);
    await reassignFiled(tx, merged);
    await reassignClocks(tx, merged);
    await reassignReviews(tx, merged);
    await reassignActions(tx, merged);
    await reassignComments(tx, merged);
    await reassignReminders(tx, merged);
    // The kept record's facts count.
    await removeRetirements(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    await removeArchives(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    // A report completed after the merge, whose event arrived before it, competes with the other record's latest report under its law.
    for (const report of await latestReports(tx, heard.organisationId, keptId))
      await syncActions(tx, report, ctx.now());
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
