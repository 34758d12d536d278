import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/context';
import { reportOf } from '../domain/reportOf.ts';
import { insertReportOnce } from '../store/reports.ts';

/** Keeps the report of a completed assessment. Hearing of it twice changes nothing. */
export async function recordReport(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  await insertReportOnce(reportOf(completed, ctx.now()));
}
