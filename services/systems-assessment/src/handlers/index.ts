import type { ActiveBanks } from '@aicp/contracts/banksSetting';
import { NotifyOfExpired } from '@aicp/contracts/emails/notifyOfExpired';
import { ActionsStated } from '@aicp/contracts/events/actionEvents';
import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { EvidenceLatestChanged } from '@aicp/contracts/events/documentEvents';
import { FindLawChanges } from '@aicp/contracts/events/lawEvents';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { LinkEnded, RequestMade } from '@aicp/contracts/events/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { type JobHandler, jobHandler } from '@aicp/service/queue/jobWorker';
import type { Context } from '@aicp/service/store/context';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import { closeSupplierRequest } from '../use-cases/closeSupplierRequest.ts';
import { createSupplierRequest } from '../use-cases/createSupplierRequest.ts';
import { endMembership } from '../use-cases/endMembership.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { notifyOfExpired } from '../use-cases/notifyOfExpired.ts';
import { recordActions } from '../use-cases/recordActions.ts';
import { recordEvidence } from '../use-cases/recordEvidence.ts';
import { recordOrganisation } from '../use-cases/recordOrganisation.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';
import { runLawChanges } from '../use-cases/runLawChanges.ts';

export const handlers: Handler<Context>[] = [
  eventHandler(OrganisationDeleted, (ctx, data) => eraseOrganisation(ctx, data)),
  eventHandler(OrganisationCreated, recordFounder),
  eventHandler(MembershipChanged, recordMember),
  eventHandler(MembershipEnded, (ctx, data) => endMembership(ctx, data)),
  // Handles its own event, because most of a large system still exists when the request is answered.
  eventHandler(SystemDeleted, (ctx, data) => eraseSystem(ctx, data)),
  eventHandler(SubscriptionChanged, recordPlan),
  eventHandler(OrganisationUpdated, recordOrganisation),
  eventHandler(EvidenceLatestChanged, recordEvidence),
  eventHandler(ActionsStated, recordActions),
  eventHandler(ReadModelsCleared, republishSystems),
  eventHandler(RequestMade, createSupplierRequest),
  eventHandler(LinkEnded, closeSupplierRequest),
];

/** The context of jobs, with the question banks in force. */
type JobContext = Context & { banks: ActiveBanks };

export const jobs: JobHandler<JobContext>[] = [
  jobHandler(FindLawChanges, (ctx, order) => runLawChanges(ctx, order, ctx.banks), { concurrency: 1, lockMs: 30_000 }),
  jobHandler(NotifyOfExpired, notifyOfExpired, { concurrency: 4, lockMs: 10_000 }),
];
