import type { SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { joinReminders } from '@aicp/service/store/reminders';
import { lockSystem, markJoined } from '@aicp/service/store/tombstones';
import { joinComments } from '../store/actionComments.ts';
import { joinActions } from '../store/actions.ts';
import { joinFiled } from '../store/canonicalReports.ts';
import { joinClocks } from '../store/clocks.ts';
import { joinReports, latestReports } from '../store/reports.ts';
import { removeRetirements } from '../store/retirements.ts';
import { joinReviews } from '../store/reviews.ts';
import { eraseSystem } from './eraseSystem.ts';
import { followReport } from './followReport.ts';

/** Two records of a system are one: what is kept of the one that is gone is the other's, at once; of a deleted one it goes. */
export async function joinSystem(ctx: Context, heard: SystemJoinedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await markJoined(tx, heard);
    const keptId = await lockSystem(tx, heard.keptId);
    if (keptId === null) return false;
    const joined = { ...heard, keptId };
    await joinReports(tx, joined);
    await joinFiled(tx, joined);
    await joinClocks(tx, joined);
    await joinReviews(tx, joined);
    await joinActions(tx, joined);
    await joinComments(tx, joined);
    await joinReminders(tx, joined);
    // What the kept record's register says counts.
    await removeRetirements(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    // A report completed after the merge, whose event arrived before it, competes with the other record's latest report under its law.
    for (const report of await latestReports(tx, heard.organisationId, keptId)) await followReport(tx, report);
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
