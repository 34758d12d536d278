import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { makerOf } from '@aicp/service/store/makers';
import { lockSystem, lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { canonicalReportOf } from '../domain/canonicalReportOf.ts';
import { type Report, reportOf } from '../domain/reportOf.ts';
import { fileReportOnce, isFiled } from '../store/canonicalReports.ts';
import { replaceClocks } from '../store/clocks.ts';
import { findReport, hasLaterReport, insertReportOnce } from '../store/reports.ts';
import { followReport } from './followReport.ts';

/** Keeps the report of a completed assessment, files it and brings the system's actions into line with it, unless its system or its organisation is deleted. Hearing of it twice changes nothing. */
export async function recordReport(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  await ctx.transaction(async tx => {
    const systemId = await lockSystem(tx, completed.system.id);
    if (systemId === null) return;
    if (!(await lockUnlessGone(tx, 'organisation', completed.organisationId))) return;
    const report = reportOf({ ...completed, userId: await makerOf(tx, completed) }, systemId);
    await insertReportOnce(tx, report);
    await file(tx, report, completed);
    if (await hasLaterReport(tx, report)) return;
    await replaceClocks(tx, report);
    // As it was kept first: what is heard again may have been scored otherwise.
    await followReport(tx, (await findReport(tx, report.organisationId, report.id)) ?? report);
  });
}

/** What is filed is the report as it was kept first: one from before this release is heard of again with its answers. */
async function file(
  tx: Transaction,
  { id, organisationId }: Report,
  completed: AssessmentCompletedData,
): Promise<void> {
  if (await isFiled(tx, id)) return;
  const report = await findReport(tx, organisationId, id);
  if (report) await fileReportOnce(tx, canonicalReportOf(report, completed), report.system.id);
}
