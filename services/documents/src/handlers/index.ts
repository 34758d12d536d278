import {
  AssessmentCompleted,
  AssessmentDiscarded,
  AssessmentStarted,
  OwnFieldsChanged,
  SystemDeleted,
  SystemFactsChanged,
  SystemJoined,
} from '@aicp/contracts/events/assessmentEvents';
import { DocumentPurchased, DocumentPurchaseRevoked, PaymentModeStated } from '@aicp/contracts/events/billingEvents';
import { GenerateDocument } from '@aicp/contracts/events/generateDocument';
import { RoomClosed } from '@aicp/contracts/events/linkEvents';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { LinkEnded, RequestSent } from '@aicp/contracts/events/requestEvents';
import { StampBundle } from '@aicp/contracts/events/stampBundle';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserRegistered, UserUpdated } from '@aicp/contracts/events/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import type { HandlerContext, WorkerContext } from '../context.ts';
import { closeRoom } from '../use-cases/closeRoom.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { dropDrafts, openSentFiles } from '../use-cases/followRequest.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { handOverThings } from '../use-cases/handOverThings.ts';
import { joinSystem } from '../use-cases/joinSystem.ts';
import { recordApproval } from '../use-cases/recordApproval.ts';
import { recordBegun, recordDiscarded } from '../use-cases/recordBegun.ts';
import { recordOwn, recordProfile } from '../use-cases/recordOrganisation.ts';
import { recordPaymentMode } from '../use-cases/recordPaymentMode.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { recordPurchase } from '../use-cases/recordPurchase.ts';
import { recordOwnFields, recordRegister } from '../use-cases/recordRegister.ts';
import { recordSubject } from '../use-cases/recordSubject.ts';
import { stampBundle } from '../use-cases/stampBundles.ts';

export const handlers: Handler<HandlerContext>[] = [
  on(AssessmentStarted, recordBegun),
  on(AssessmentDiscarded, recordDiscarded),
  on(AssessmentCompleted, recordSubject),
  on(DocumentPurchased, (ctx, data) => recordPurchase(ctx, { ...data, paid: true })),
  on(DocumentPurchaseRevoked, (ctx, data) => recordPurchase(ctx, { ...data, paid: false })),
  on(SubscriptionChanged, recordPlan),
  on(PaymentModeStated, recordPaymentMode),
  on(SystemFactsChanged, recordRegister),
  on(OwnFieldsChanged, recordOwnFields),
  on(SystemDeleted, eraseSystem),
  on(SystemJoined, joinSystem),
  on(OrganisationDeleted, eraseOrganisation),
  on(MembershipEnded, handOverThings),
  on(UserDeleted, eraseUser),
  on(UserRegistered, recordProfile),
  on(UserUpdated, recordProfile),
  on(OrganisationUpdated, recordOwn),
  on(OrganisationCreated, recordFounder),
  on(MembershipChanged, recordMember),
  on(ReportReviewed, recordApproval),
  on(RoomClosed, closeRoom),
  on(RequestSent, openSentFiles),
  on(LinkEnded, dropDrafts),
];

export const jobs: JobHandler<WorkerContext>[] = [
  // A model takes seconds, and a living worker renews its lock; a killed one's order is taken over when it ends.
  carryOut(GenerateDocument, generateOrFail, { concurrency: 4, lockMs: 10_000 }),
  carryOut(StampBundle, async (ctx, data) => void (await stampBundle(ctx, data)), { concurrency: 4, lockMs: 10_000 }),
];
