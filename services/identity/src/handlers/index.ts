import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { AssessmentCompleted, SystemDeleted, SystemJoined } from '@aicp/contracts/assessmentEvents';
import { TellWeek } from '@aicp/contracts/digest';
import { EndBesideProvider } from '@aicp/contracts/endBesideProvider';
import { Notify } from '@aicp/contracts/notify';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/organisationEvents';
import { ReportReviewed, ReportsStated } from '@aicp/contracts/reportEvents';
import { RequestPrepared, RequestSent } from '@aicp/contracts/requestEvents';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { UserDeleted, UserPasswordChanged, UserSuspended } from '@aicp/contracts/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import type { WorkerContext } from '../context.ts';
import { endBesideProvider } from '../use-cases/endBesideProvider.ts';
import { endSuspended } from '../use-cases/endSuspended.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { fillOrganisation } from '../use-cases/fillOrganisation.ts';
import { followMembership } from '../use-cases/followMembership.ts';
import { forgetOrganisation } from '../use-cases/forgetOrganisation.ts';
import { joinSystem } from '../use-cases/joinSystem.ts';
import { noteMembership } from '../use-cases/noteMembership.ts';
import { notify } from '../use-cases/notify.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { recordApproval, recordReport, recordStated } from '../use-cases/recordReport.ts';
import { recordWeekPart } from '../use-cases/recordWeekPart.ts';
import { republishUsers } from '../use-cases/republishUsers.ts';
import { type SenderContext, sendEmail } from '../use-cases/sendEmail.ts';
import { noteAnswer, settleRequest } from '../use-cases/settleRequest.ts';

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
