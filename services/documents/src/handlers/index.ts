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
import { recordArchived, recordRestored } from '@aicp/service/store/archives';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import type { HandlerContext, RoomContext, WorkerContext } from '../context.ts';
import { applyAssessmentStarted, recordDiscarded } from '../use-cases/applyAssessmentStarted.ts';
import { applyMerge } from '../use-cases/applyMerge.ts';
import { closeRoom } from '../use-cases/closeRoom.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { fillRoom } from '../use-cases/fillRoom.ts';
import { discardDrafts, showSentFiles } from '../use-cases/followRequest.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { recordApproval } from '../use-cases/recordApproval.ts';
import { recordDutyAnswers, recordOwn, recordProfile } from '../use-cases/recordOrganisation.ts';
import { recordPaymentMode, recordPlan, recordPurchase } from '../use-cases/recordPlan.ts';
import { recordOwnFields, recordRegister } from '../use-cases/recordRegister.ts';
import { recordSubject } from '../use-cases/recordSubject.ts';
import { recordSystem } from '../use-cases/recordSystem.ts';
import { recordActions, recordSupplierAnswer, recordSupplierRequest } from '../use-cases/recordTrail.ts';
import { stampBundle } from '../use-cases/stampBundles.ts';
import { storeRoomLog } from '../use-cases/storeRoomLog.ts';
import { transferToSuccessor } from '../use-cases/transferToSuccessor.ts';

export const handlers: Handler<HandlerContext>[] = [
  eventHandler(AssessmentStarted, applyAssessmentStarted),
  eventHandler(AssessmentDiscarded, recordDiscarded),
  eventHandler(AssessmentCompleted, recordSubject),
  eventHandler(DocumentPurchased, (ctx, data) => recordPurchase(ctx, { ...data, paid: true })),
  eventHandler(DocumentPurchaseRevoked, (ctx, data) => recordPurchase(ctx, { ...data, paid: false })),
  eventHandler(SubscriptionChanged, recordPlan),
  eventHandler(PaymentModeStated, recordPaymentMode),
  eventHandler(SystemCreated, recordSystem),
  eventHandler(SystemUpdated, recordSystem),
  eventHandler(SystemFactsChanged, recordRegister),
  eventHandler(OwnFieldsChanged, recordOwnFields),
  eventHandler(SystemArchived, recordArchived),
  eventHandler(SystemRestored, recordRestored),
  eventHandler(SystemDeleted, eraseSystem),
  eventHandler(SystemsMerged, applyMerge),
  eventHandler(OrganisationDeleted, eraseOrganisation),
  eventHandler(MembershipEnded, transferToSuccessor),
  eventHandler(UserDeleted, eraseUser),
  eventHandler(UserRegistered, recordProfile),
  eventHandler(UserUpdated, recordProfile),
  eventHandler(OrganisationUpdated, recordOwn),
  eventHandler(OrganisationDutiesChanged, recordDutyAnswers),
  eventHandler(OrganisationCreated, recordFounder),
  eventHandler(MembershipChanged, recordMember),
  eventHandler(ReportReviewed, recordApproval),
  eventHandler(ActionsStated, recordActions),
  eventHandler(ProposalDecided, recordSupplierAnswer),
  eventHandler(RequestStated, recordSupplierRequest),
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
