import type { AdminNotice } from '@aicp/contracts/adminLive';
import type { EventType } from '@aicp/contracts/event';
import { ActionChanged, ActionsStated } from '@aicp/contracts/events/actionEvents';
import {
  ActivityLogPruned,
  ActivityRetentionChanged,
  JobDiscarded,
  JobRetried,
  ListExported,
  ReadModelsCleared,
  StateRepublished,
  SystemsViewed,
} from '@aicp/contracts/events/adminEvents';
import {
  AssessmentCompleted,
  AssessmentDiscarded,
  AssessmentStarted,
  OwnFieldsChanged,
  SystemArchived,
  SystemCreated,
  SystemDeleted,
  SystemFactsChanged,
  SystemRestored,
  SystemsMerged,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import {
  DocumentPurchased,
  DocumentPurchaseRevoked,
  PaymentFailed,
  PaymentModeStated,
  PaymentRecorded,
  PaymentSettingsChanged,
} from '@aicp/contracts/events/billingEvents';
import {
  BundleDownloaded,
  DocumentFailed,
  DocumentGenerated,
  DocumentRequested,
  DocumentReviewed,
  EvidenceDescribed,
  EvidenceDownloaded,
  EvidenceLatestChanged,
  EvidenceLinked,
  EvidenceRemoved,
  EvidenceRemovedEverywhere,
  EvidenceUnlinked,
  EvidenceUploaded,
  QmsAssessed,
} from '@aicp/contracts/events/documentEvents';
import { SendRoomLog } from '@aicp/contracts/events/fillRoom';
import { BankPublished, LawChangeKept } from '@aicp/contracts/events/lawEvents';
import { LinkUsed, RoomClosed } from '@aicp/contracts/events/linkEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationActed,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { ManagementRecordChanged, PolicyChanged } from '@aicp/contracts/events/policyEvents';
import { ReportLookupAnswered, ReportLookupRequested, ReportReviewed } from '@aicp/contracts/events/reportEvents';
import {
  LinkEnded,
  ProposalDecided,
  RequestMade,
  RequestPrepared,
  RequestSent,
  RequestStated,
} from '@aicp/contracts/events/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import {
  UserActed,
  UserActivated,
  UserDeleted,
  UserLoggedIn,
  UserPasswordChanged,
  UserRegistered,
  UserSuspended,
  UserUpdated,
  UserVerified,
} from '@aicp/contracts/events/userEvents';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { type JobHandler, jobHandler } from '@aicp/service/queue/jobWorker';
import { applyArchived, applyRestored } from '@aicp/service/store/archives';
import { applyMembership } from '@aicp/service/store/creators';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { AdminContext, WorkerContext } from '../context.ts';
import { applyEvent } from '../use-cases/applyEvent.ts';
import {
  applyOrganisation,
  applyOrganisationName,
  applyPlan,
  eraseOrganisation,
  transferToSuccessor,
  unlistOrganisation,
} from '../use-cases/applyOrganisation.ts';
import { applyPayment } from '../use-cases/applyPayment.ts';
import {
  applyAssessmentCompleted,
  applyAssessmentStarted,
  applyMerge,
  applySystemState,
  eraseMerged,
  eraseSystem,
  reconcileSystem,
  unlistAssessment,
  unlistSystem,
} from '../use-cases/applySystemState.ts';
import { applyLogin, applyUser, eraseUser, unlistUser } from '../use-cases/applyUser.ts';
import { notifyLive } from '../use-cases/notifyLive.ts';
import { applyRepublished } from '../use-cases/rebuild.ts';
import { sendRoomLog } from '../use-cases/sendRoomLog.ts';

/**
 * @param update updates the read models, if the event changes them
 * @param kind the views that show it
 * @param after work that is too large for one transaction
 */
function apply<Data extends z.ZodType>(
  type: EventType<Data>,
  update?: (tx: Transaction, data: z.output<Data>) => Promise<void>,
  kind?: AdminNotice,
  after?: (ctx: WorkerContext, data: z.output<Data>) => Promise<void>,
): Handler<WorkerContext> {
  return eventHandler(type, async (ctx, data) => {
    await applyEvent(ctx, async tx => update?.(tx, data), kind);
    if (!after) return;
    await after(ctx, data);
    if (kind) await notifyLive(ctx, kind);
  });
}

/** Every event, its change of the read models, and whose views show it. */
export const handlers = [
  apply(UserRegistered, applyUser, 'users'),
  apply(UserUpdated, applyUser, 'users'),
  apply(UserVerified, applyUser, 'users'),
  apply(UserSuspended, applyUser, 'users'),
  apply(UserActivated, applyUser, 'users'),
  apply(UserLoggedIn, applyLogin, 'users'),
  apply(UserDeleted, unlistUser, 'users', eraseUser),
  apply(UserPasswordChanged),
  apply(UserActed),
  apply(SystemCreated, applySystemState, undefined, reconcileSystem),
  apply(SystemUpdated, applySystemState, undefined, reconcileSystem),
  apply(SystemFactsChanged),
  apply(OwnFieldsChanged),
  apply(OrganisationDutiesChanged),
  apply(SystemArchived, applyArchived),
  apply(SystemRestored, applyRestored),
  apply(PolicyChanged),
  apply(ManagementRecordChanged),
  apply(SystemDeleted, unlistSystem, 'stats', eraseSystem),
  apply(SystemsMerged, applyMerge, 'stats', eraseMerged),
  apply(AssessmentStarted, applyAssessmentStarted, 'stats'),
  apply(AssessmentDiscarded, unlistAssessment, 'stats'),
  apply(AssessmentCompleted, applyAssessmentCompleted, 'stats'),
  apply(BankPublished),
  apply(LawChangeKept),
  apply(ReportReviewed),
  apply(ReportLookupRequested),
  apply(ReportLookupAnswered),
  apply(ActionChanged),
  apply(ActionsStated),
  apply(DocumentRequested),
  apply(DocumentGenerated),
  apply(DocumentReviewed),
  apply(DocumentFailed),
  apply(EvidenceUploaded),
  apply(EvidenceDescribed),
  apply(EvidenceLinked),
  apply(EvidenceUnlinked),
  apply(EvidenceLatestChanged),
  apply(EvidenceRemoved),
  apply(EvidenceRemovedEverywhere),
  apply(EvidenceDownloaded),
  apply(BundleDownloaded),
  apply(QmsAssessed),
  apply(OrganisationUpdated, applyOrganisationName),
  apply(OrganisationCreated, applyOrganisation),
  apply(OrganisationDeleted, unlistOrganisation, 'stats', eraseOrganisation),
  apply(MembershipChanged, applyMembership),
  apply(MembershipEnded, undefined, undefined, transferToSuccessor),
  apply(OrganisationActed),
  apply(LinkUsed),
  apply(RoomClosed),
  apply(LinkEnded),
  apply(RequestMade),
  apply(RequestPrepared),
  apply(RequestSent),
  apply(RequestStated),
  apply(ProposalDecided),
  apply(SubscriptionChanged, applyPlan, 'users'),
  apply(DocumentPurchased),
  apply(DocumentPurchaseRevoked),
  apply(PaymentRecorded, applyPayment, 'stats'),
  apply(PaymentFailed),
  apply(PaymentSettingsChanged),
  apply(PaymentModeStated),
  apply(ActivityRetentionChanged),
  apply(ActivityLogPruned),
  apply(ListExported),
  apply(SystemsViewed),
  apply(JobRetried),
  apply(JobDiscarded),
  apply(ReadModelsCleared),
  apply(StateRepublished, applyRepublished),
];

export const jobs: JobHandler<AdminContext>[] = [
  jobHandler(SendRoomLog, sendRoomLog, { concurrency: 1, lockMs: 10_000 }),
];
