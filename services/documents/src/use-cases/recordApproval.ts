import type { ReportReviewedData } from '@aicp/contracts/events/reportEvents';
import type { Context } from '@aicp/service/store/context';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { approveReport } from '../store/subjects.ts';

/**
 * Keeps that a report is approved, for where only that may leave the organisation.
 * @throws Error while its assessment has not been heard of, so that the event is tried again
 */
export async function recordApproval(
  ctx: Context,
  { organisationId, assessmentId, systemId, state }: ReportReviewedData,
): Promise<void> {
  if (state !== 'approved') return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    if ((await lockKeptSystem(tx, systemId)) === null) return;
    if (!(await approveReport(tx, { organisationId, assessmentId })))
      throw new Error(`assessment ${assessmentId} is not known yet`);
  });
}
