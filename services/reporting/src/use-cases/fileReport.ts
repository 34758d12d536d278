import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { reportOf } from '../domain/reportOf.ts';
import { fileReportOnce } from '../store/canonicalReports.ts';
import { findReport, hasLaterReport, insertReportOnce } from '../store/reports.ts';
import { syncActions } from './syncActions.ts';

/**
 * Stores the report of a completed assessment, files it, and syncs the system's actions with it, unless its system or organisation is
 * deleted. Repeating it changes nothing.
 */
export async function fileReport(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  await ctx.transaction(async tx => {
    const systemId = await lockKeptSystem(tx, completed.system.id);
    if (systemId === null) return;
    if (!(await lockUnlessDeleted(tx, 'organisation', completed.organisationId))) return;
    const report = reportOf({ ...completed, userId: await resolveCreator(tx, completed) }, systemId);
    await insertReportOnce(tx, report);
    await fileReportOnce(tx, canonicalReportOf(report, completed), systemId);
    if (await hasLaterReport(tx, report)) return;
    // As stored first: a repeated event may have been scored otherwise.
    await syncActions(tx, (await findReport(tx, report.organisationId, report.id)) ?? report, ctx.now());
  });
}
