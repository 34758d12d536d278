import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { makerOf } from '@aicp/service/store/makers';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { reportOf } from '../domain/reportOf.ts';
import { replaceClocks } from '../store/clocks.ts';
import { hasLaterReport, insertReportOnce } from '../store/reports.ts';

/** Keeps the report of a completed assessment, unless its system or its organisation is deleted. Hearing of it twice changes nothing. */
export async function recordReport(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'system', completed.system.id))) return;
    if (!(await lockUnlessGone(tx, 'organisation', completed.organisationId))) return;
    const report = reportOf({ ...completed, userId: await makerOf(tx, completed) });
    await insertReportOnce(tx, report);
    if (!(await hasLaterReport(tx, report))) await replaceClocks(tx, report);
  });
}
