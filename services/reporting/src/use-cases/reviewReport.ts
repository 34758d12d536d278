import { DomainError } from '@aicp/contracts/domainError';
import { Notify, reviewEvent } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { ApproveReportInput, AskForChangesInput, SendForReviewInput } from '@aicp/contracts/inputs/reviewInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { requireReviewer } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { hashOf } from '../domain/hashOf.ts';
import type { Report } from '../domain/reportOf.ts';
import { findReport } from '../store/reports.ts';
import { findReview, type Review, upsertReview } from '../store/reviews.ts';

/** Asks a member of the organisation to review a report. A repeated request replaces the reviewer, or asks again after changes. */
export async function sendForReview(ctx: RequestContext, input: unknown): Promise<Report> {
  const user = signedIn(ctx.actor);
  const { reportId, reviewer, comment } = parse(SendForReviewInput, input);
  return review(ctx, user, reportId, async (report, tx) => {
    if (reviewer === report.completedBy) throw new DomainError('INVALID', OWN);
    await requireReviewer(tx, { organisationId: user.organisationId, userId: reviewer });
    mail(tx, report, user, { template: 'reviewAsked', userId: reviewer });
    return { ...NEW, reviewerId: reviewer, sentBy: user.userId, sentAt: ctx.now(), comment };
  });
}

/** Approves a report by its hash. The approval is final: later changes are another report. */
export async function approveReport(ctx: RequestContext, input: unknown): Promise<Report> {
  const user = signedInPersonally(ctx.actor);
  const { reportId, comment, function: title } = parse(ApproveReportInput, input);
  return review(ctx, user, reportId, (report, tx, before) => ({
    ...decision(ctx, tx, user, report, before, true),
    state: 'approved',
    comment,
    function: title,
    hash: hashOf(report),
  }));
}

/** Requests changes before a report can be approved. */
export async function askForChanges(ctx: RequestContext, input: unknown): Promise<Report> {
  const user = signedInPersonally(ctx.actor);
  const { reportId, comment } = parse(AskForChangesInput, input);
  return review(ctx, user, reportId, (report, tx, before) => ({
    ...decision(ctx, tx, user, report, before, false),
    state: 'changesAsked',
    comment,
  }));
}

const OWN =
  'You completed this assessment, so an organisation owner, manager or approver other than you must review its report.';

/** Any member with the right decides: the requested one, or another. The requester is notified. */
function decision(
  ctx: RequestContext,
  tx: Transaction,
  user: UserActor,
  report: Report,
  { sentBy }: Review,
  approved: boolean,
): Partial<Review> {
  const { userId } = user;
  if (userId === report.completedBy) throw new DomainError('CONFLICT', OWN);
  if (sentBy !== null && sentBy !== userId)
    mail(tx, report, user, { template: 'reviewDone', userId: sentBy, approved });
  return { decidedBy: userId, decidedAt: ctx.now() };
}

type Letter =
  | { template: 'reviewAsked'; userId: number }
  | { template: 'reviewDone'; userId: number; approved: boolean };

function mail(
  tx: Transaction,
  { id, system }: Report,
  { userId: by, organisationId }: UserActor,
  letter: Letter,
): void {
  tx.send(SendEmail, { ...letter, organisationId, by, assessmentId: id, documentType: null });
  const about = { userId: letter.userId, organisationId, by, systemId: system.id, assessmentId: id };
  tx.send(Notify, { ...about, what: reviewEvent(letter) });
}

type Changed = Partial<Review> & Pick<Review, 'state'>;

/** Changes the review of a report, unless it is approved. */
async function review(
  ctx: RequestContext,
  { userId, organisationId }: UserActor,
  reportId: number,
  change: (report: Report, tx: Transaction, before: Review) => Changed | Promise<Changed>,
): Promise<Report> {
  const changed = await ctx.transaction(async tx => {
    const report = await findReport(tx, organisationId, reportId);
    if (!report || !(await lockUnlessDeleted(tx, 'system', report.system.id))) throw notFound('Report');
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Report');
    await requireNotArchived(tx, report.system.id);
    const before = (await findReview(reportId, tx.session)) ?? {
      ...NEW,
      id: reportId,
      organisationId,
      systemId: report.system.id,
    };
    if (before.state === 'approved') throw new DomainError('CONFLICT', 'This report is already approved.');
    const after: Review = { ...before, ...(await change(report, tx, before)) };
    await upsertReview(tx, after);
    const { state, decidedAt, function: as, comment, hash } = after;
    const about = { assessmentId: reportId, systemId: report.system.id, state, function: as, comment, hash };
    tx.publish(ReportReviewed, { userId, organisationId, ...about, decidedAt: decidedAt?.toISOString() ?? null });
    return report;
  });
  ctx.notify(organisationId, `report ${reportId}`);
  return changed;
}

const NEW = {
  state: 'sent',
  reviewerId: null,
  sentBy: null,
  sentAt: null,
  decidedBy: null,
  decidedAt: null,
  comment: null,
  function: null,
  hash: null,
} as const;
