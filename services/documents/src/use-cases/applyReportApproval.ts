import type { ReportReviewedData } from '@aicp/contracts/events/reportEvents';
import type { Context } from '@aicp/service/store/context';
import { findPrintedName } from '@aicp/service/store/people';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { addLateApproval } from '../store/snapshots.ts';
import { approveReport } from '../store/subjects.ts';

/**
 * Stores the approval of a report, for audit rooms and bundles, and for organisations that share approved content only.
 * @throws Error while its assessment is unknown, so that the event is retried
 */
export async function applyReportApproval(
  ctx: Context,
  { userId, organisationId, assessmentId, systemId, state, decidedAt, function: as, comment, hash }: ReportReviewedData,
): Promise<void> {
  if (state !== 'approved') return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    if ((await lockKeptSystem(tx, systemId)) === null) return;
    const isKnown = await lockUnlessDeleted(tx, 'user', userId);
    const at = decidedAt === null ? null : new Date(decidedAt);
    const approval = { by: userId, at, function: isKnown ? as : null, comment, hash };
    const of = { organisationId, assessmentId };
    if (!(await approveReport(tx, of, approval))) throw new Error(`assessment ${assessmentId} is not known yet`);
    // The next report may have arrived first, so that its snapshot lacks this approval.
    await addLateApproval(tx, of, approval, await findPrintedName(userId, tx.session));
  });
}
