import { ReportLookupAnswered, type ReportsAskedData } from '@aicp/contracts/events/reportEvents';
import type { Context } from '@aicp/service/store/context';
import { hashOf } from '../domain/hashOf.ts';
import { listReports } from '../store/reports.ts';
import { listReviews } from '../store/reviews.ts';

/** Publishes what is known here about an organisation's reports, including that some do not exist. */
export async function answerReportLookup(
  ctx: Context,
  { userId, organisationId, question, assessmentIds }: ReportsAskedData,
): Promise<void> {
  const [reports, reviews] = await Promise.all([
    listReports(organisationId, assessmentIds),
    listReviews(organisationId, assessmentIds),
  ]);
  const stated = reports.flatMap((report, at) => {
    if (!report) return [];
    const { id: assessmentId, system, jurisdiction, completedAt } = report;
    const review = reviews[at];
    const isApproved = review?.state === 'approved' && review.hash === hashOf(report);
    const about = { systemId: system.id, system: system.name, jurisdiction, completedAt: completedAt.toISOString() };
    return [{ assessmentId, ...about, isApproved }];
  });
  await ctx.transaction(async tx => {
    tx.publish(ReportLookupAnswered, { userId, organisationId, question, reports: stated });
  });
}
