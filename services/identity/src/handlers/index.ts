import { RecordWeeklySummary } from '@aicp/contracts/emails/digest';
import { Notify } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import {
  AssessmentCompleted,
  SystemArchived,
  SystemCreated,
  SystemDeleted,
  SystemRestored,
  SystemsMerged,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import { EndNonSsoSessions } from '@aicp/contracts/events/endBesideProvider';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { ReportLookupAnswered, ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { RequestPrepared, RequestSent } from '@aicp/contracts/events/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserPasswordChanged, UserSuspended } from '@aicp/contracts/events/userEvents';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { type JobHandler, jobHandler } from '@aicp/service/queue/jobWorker';
import { applySystemArchived, applySystemRestored } from '@aicp/service/store/archives';
import type { WorkerContext } from '../context.ts';
import { republishUsers } from '../use-cases/account/republishUsers.ts';
import {
  applyAssessmentCompleted,
  applyReportApproval,
  applyReportLookup,
  applySystemState,
  forgetFormerOwner,
} from '../use-cases/links/applyAssessmentCompleted.ts';
import { applyMerge } from '../use-cases/links/applyMerge.ts';
import { confirmSupplierRequest, recordSupplierReply } from '../use-cases/links/confirmSupplierRequest.ts';
import { eraseSystem } from '../use-cases/links/eraseSystem.ts';
import { notify } from '../use-cases/notifications/notify.ts';
import { recordWeekPart } from '../use-cases/notifications/recordWeekPart.ts';
import { type SenderContext, sendEmail } from '../use-cases/notifications/sendEmail.ts';
import { applyPlan } from '../use-cases/organisation/applyPlan.ts';
import { fillOrganisationFacts } from '../use-cases/organisation/fillOrganisationFacts.ts';
import { forgetOrganisation } from '../use-cases/organisation/forgetOrganisation.ts';
import { refreshMemberSessions, syncMembershipSessions } from '../use-cases/organisation/refreshMemberSessions.ts';
import { endSuspended } from '../use-cases/signIn/endSuspended.ts';
import { endNonSsoSessions } from '../use-cases/singleSignOn/endNonSsoSessions.ts';

export const handlers: Handler<WorkerContext>[] = [
  eventHandler(SubscriptionChanged, applyPlan),
  eventHandler(AssessmentCompleted, async (ctx, completed) => {
    await applyAssessmentCompleted(ctx, completed);
    await fillOrganisationFacts(ctx, completed);
  }),
  eventHandler(ReportReviewed, applyReportApproval),
  eventHandler(ReportLookupAnswered, applyReportLookup),
  eventHandler(RequestPrepared, confirmSupplierRequest),
  eventHandler(RequestSent, recordSupplierReply),
  eventHandler(SystemCreated, applySystemState),
  eventHandler(SystemUpdated, applySystemState),
  eventHandler(SystemArchived, applySystemArchived),
  eventHandler(SystemRestored, applySystemRestored),
  eventHandler(SystemDeleted, eraseSystem),
  eventHandler(SystemsMerged, applyMerge),
  eventHandler(ReadModelsCleared, republishUsers),
  // Identity's own events: if Redis was unavailable during the change, the sessions end now. Later sessions stay.
  eventHandler(UserPasswordChanged, (ctx, { userId, at }) => ctx.sessions.endBefore(userId, new Date(at))),
  eventHandler(UserSuspended, endSuspended),
  eventHandler(UserDeleted, (ctx, { userId }) => ctx.sessions.endAll(userId)),
  eventHandler(MembershipChanged, syncMembershipSessions),
  eventHandler(MembershipEnded, async (ctx, ended) => {
    await refreshMemberSessions(ctx, ended);
    await forgetFormerOwner(ended);
  }),
  eventHandler(OrganisationDeleted, forgetOrganisation),
];

export const jobs: JobHandler<SenderContext>[] = [
  // Waiting for mail servers costs time but no CPU. A hand-over takes at most some 40 seconds.
  jobHandler(SendEmail, sendEmail, { concurrency: 3, lockMs: 60_000 }),
  jobHandler(RecordWeeklySummary, recordWeekPart, { concurrency: 4, lockMs: 10_000 }),
  jobHandler(EndNonSsoSessions, endNonSsoSessions, { concurrency: 1, lockMs: 60_000 }),
  jobHandler(Notify, notify, { concurrency: 4, lockMs: 10_000 }),
];
