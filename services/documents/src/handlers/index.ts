import { ActionsStated } from '@aicp/contracts/events/actionEvents';
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
import { DocumentPurchased, DocumentPurchaseRevoked, PaymentModeStated } from '@aicp/contracts/events/billingEvents';
import { GenerateDocument, StampBundle } from '@aicp/contracts/events/documentJobs';
import { FillRoom, StoreRoomLog } from '@aicp/contracts/events/fillRoom';
import { RoomClosed } from '@aicp/contracts/events/linkEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { LinkEnded, ProposalDecided, RequestSent, RequestStated } from '@aicp/contracts/events/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserRegistered, UserUpdated } from '@aicp/contracts/events/userEvents';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { type JobHandler, jobHandler } from '@aicp/service/queue/jobWorker';
import { applyFounder, applyMembershipChange } from '@aicp/service/store/applyMembershipChange';
import { applySystemArchived, applySystemRestored } from '@aicp/service/store/archives';
import type { HandlerContext, RoomContext, WorkerContext } from '../context.ts';
import { applyAssessmentCompleted } from '../use-cases/applyAssessmentCompleted.ts';
import { applyAssessmentDiscarded, applyAssessmentStarted } from '../use-cases/applyAssessmentStarted.ts';
import { applyFacts, applyOwnFields } from '../use-cases/applyFacts.ts';
import { applyMerge } from '../use-cases/applyMerge.ts';
import { applyDutyAnswers, applyOrganisationUpdate, applyProfile } from '../use-cases/applyOrganisation.ts';
import { applyPaymentMode, applyPlan, applyPurchase } from '../use-cases/applyPlan.ts';
import { applyReportApproval } from '../use-cases/applyReportApproval.ts';
import { applySystemState } from '../use-cases/applySystemState.ts';
import { applyActions, applySupplierAnswer, applySupplierRequest } from '../use-cases/applyTrail.ts';
import { closeRoom } from '../use-cases/closeRoom.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { fillRoom } from '../use-cases/fillRoom.ts';
import { discardDrafts, showSentFiles } from '../use-cases/followRequest.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { stampBundle } from '../use-cases/stampBundles.ts';
import { storeRoomLog } from '../use-cases/storeRoomLog.ts';
import { transferToSuccessor } from '../use-cases/transferToSuccessor.ts';

export const handlers: Handler<HandlerContext>[] = [
  eventHandler(AssessmentStarted, applyAssessmentStarted),
  eventHandler(AssessmentDiscarded, applyAssessmentDiscarded),
  eventHandler(AssessmentCompleted, applyAssessmentCompleted),
  eventHandler(DocumentPurchased, (ctx, data) => applyPurchase(ctx, { ...data, paid: true })),
  eventHandler(DocumentPurchaseRevoked, (ctx, data) => applyPurchase(ctx, { ...data, paid: false })),
  eventHandler(SubscriptionChanged, applyPlan),
  eventHandler(PaymentModeStated, applyPaymentMode),
  eventHandler(SystemCreated, applySystemState),
  eventHandler(SystemUpdated, applySystemState),
  eventHandler(SystemFactsChanged, applyFacts),
  eventHandler(OwnFieldsChanged, applyOwnFields),
  eventHandler(SystemArchived, applySystemArchived),
  eventHandler(SystemRestored, applySystemRestored),
  eventHandler(SystemDeleted, eraseSystem),
  eventHandler(SystemsMerged, applyMerge),
  eventHandler(OrganisationDeleted, eraseOrganisation),
  eventHandler(MembershipEnded, transferToSuccessor),
  eventHandler(UserDeleted, eraseUser),
  eventHandler(UserRegistered, applyProfile),
  eventHandler(UserUpdated, applyProfile),
  eventHandler(OrganisationUpdated, applyOrganisationUpdate),
  eventHandler(OrganisationDutiesChanged, applyDutyAnswers),
  eventHandler(OrganisationCreated, applyFounder),
  eventHandler(MembershipChanged, applyMembershipChange),
  eventHandler(ReportReviewed, applyReportApproval),
  eventHandler(ActionsStated, applyActions),
  eventHandler(ProposalDecided, applySupplierAnswer),
  eventHandler(RequestStated, applySupplierRequest),
  eventHandler(RoomClosed, closeRoom),
  eventHandler(RequestSent, showSentFiles),
  eventHandler(LinkEnded, discardDrafts),
];

export const jobs: JobHandler<WorkerContext & RoomContext>[] = [
  // Rendering a page of a room takes some seconds: one at a time.
  jobHandler(FillRoom, fillRoom, { concurrency: 1, lockMs: 10_000 }),
  jobHandler(StoreRoomLog, storeRoomLog, { concurrency: 2, lockMs: 10_000 }),
  // A model takes seconds, and a live worker renews its lock; a killed worker's job is taken over when the lock expires.
  jobHandler(GenerateDocument, generateOrFail, { concurrency: 4, lockMs: 10_000 }),
  jobHandler(StampBundle, async (ctx, data) => void (await stampBundle(ctx, data)), { concurrency: 4, lockMs: 10_000 }),
];
