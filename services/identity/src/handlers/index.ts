import { TellWeek } from '@aicp/contracts/emails/digest';
import { Notify } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { AssessmentCompleted, SystemDeleted, SystemJoined } from '@aicp/contracts/events/assessmentEvents';
import { EndBesideProvider } from '@aicp/contracts/events/endBesideProvider';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { ReportReviewed, ReportsStated } from '@aicp/contracts/events/reportEvents';
import { RequestPrepared, RequestSent } from '@aicp/contracts/events/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserPasswordChanged, UserSuspended } from '@aicp/contracts/events/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import type { WorkerContext } from '../context.ts';
import { republishUsers } from '../use-cases/account/republishUsers.ts';
import { eraseSystem } from '../use-cases/links/eraseSystem.ts';
import { joinSystem } from '../use-cases/links/joinSystem.ts';
import { recordApproval, recordReport, recordStated } from '../use-cases/links/recordReport.ts';
import { noteAnswer, settleRequest } from '../use-cases/links/settleRequest.ts';
import { notify } from '../use-cases/notifications/notify.ts';
import { recordWeekPart } from '../use-cases/notifications/recordWeekPart.ts';
import { type SenderContext, sendEmail } from '../use-cases/notifications/sendEmail.ts';
import { fillOrganisation } from '../use-cases/organisation/fillOrganisation.ts';
import { followMembership } from '../use-cases/organisation/followMembership.ts';
import { forgetOrganisation } from '../use-cases/organisation/forgetOrganisation.ts';
import { noteMembership } from '../use-cases/organisation/noteMembership.ts';
import { recordPlan } from '../use-cases/organisation/recordPlan.ts';
import { endSuspended } from '../use-cases/signIn/endSuspended.ts';
import { endBesideProvider } from '../use-cases/singleSignOn/endBesideProvider.ts';

export const handlers: Handler<WorkerContext>[] = [
  on(SubscriptionChanged, recordPlan),
  on(AssessmentCompleted, async (ctx, completed) => {
    await recordReport(ctx, completed);
    await fillOrganisation(ctx, completed);
  }),
  on(ReportReviewed, recordApproval),
  on(ReportsStated, recordStated),
  on(RequestPrepared, settleRequest),
  on(RequestSent, noteAnswer),
  on(SystemDeleted, eraseSystem),
  on(SystemJoined, joinSystem),
  on(ReadModelsCleared, republishUsers),
  // Identity's own events: where Redis was away at the change, the sessions end now. Those begun since stay.
  on(UserPasswordChanged, (ctx, { userId, at }) => ctx.sessions.endBefore(userId, new Date(at))),
  on(UserSuspended, endSuspended),
  on(UserDeleted, (ctx, { userId }) => ctx.sessions.endAll(userId)),
  on(MembershipChanged, followMembership),
  on(MembershipEnded, noteMembership),
  on(OrganisationDeleted, forgetOrganisation),
];

export const jobs: JobHandler<SenderContext>[] = [
  // Waiting for mail servers takes time and no strength. A hand-over takes at most some 40 seconds.
  carryOut(SendEmail, sendEmail, { concurrency: 3, lockMs: 60_000 }),
  carryOut(TellWeek, recordWeekPart, { concurrency: 4, lockMs: 10_000 }),
  carryOut(EndBesideProvider, endBesideProvider, { concurrency: 1, lockMs: 60_000 }),
  carryOut(Notify, notify, { concurrency: 4, lockMs: 10_000 }),
];
