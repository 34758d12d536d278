import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { ReportReviewedData } from '@aicp/contracts/reportEvents';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { noteApproval, putKnownReport } from '../store/knownReports.ts';

/** Knows of a report that links can be made to, unless its system or its organisation is deleted. */
export async function recordReport(
  ctx: WorkerContext,
  { assessmentId, organisationId, system, jurisdiction, completedAt }: AssessmentCompletedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return;
    if (!(await lockUnlessGone(tx, 'system', system.id))) return;
    const report = { organisationId, systemId: system.id, system: system.name, jurisdiction };
    await putKnownReport(tx, { id: assessmentId, ...report, completedAt: new Date(completedAt) });
  });
}

/** The same for what is approved. */
export async function recordApproval(
  ctx: WorkerContext,
  { assessmentId, organisationId, systemId, state }: ReportReviewedData,
): Promise<void> {
  if (state !== 'approved') return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return;
    if (systemId !== undefined && !(await lockUnlessGone(tx, 'system', systemId))) return;
    await noteApproval(tx, { id: assessmentId, organisationId, ...(systemId !== undefined && { systemId }) });
  });
}
