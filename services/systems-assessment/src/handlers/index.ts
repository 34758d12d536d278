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
import { applyFounder, applyMembershipChange } from '@aicp/service/store/applyMembershipChange';
import type { Context } from '@aicp/service/store/context';
import { applyActions } from '../use-cases/applyActions.ts';
import { applyLatestEvidence } from '../use-cases/applyLatestEvidence.ts';
import { applyOrganisation } from '../use-cases/applyOrganisation.ts';
import { applyPlan } from '../use-cases/applyPlan.ts';
import { closeSupplierRequest } from '../use-cases/closeSupplierRequest.ts';
import { createSupplierRequest } from '../use-cases/createSupplierRequest.ts';
import { endMembership } from '../use-cases/endMembership.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { notifyOfExpired } from '../use-cases/notifyOfExpired.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';
import { runLawChanges } from '../use-cases/runLawChanges.ts';

export const handlers: Handler<Context>[] = [
  eventHandler(OrganisationDeleted, (ctx, data) => eraseOrganisation(ctx, data)),
  eventHandler(OrganisationCreated, applyFounder),
  eventHandler(MembershipChanged, applyMembershipChange),
  eventHandler(MembershipEnded, (ctx, data) => endMembership(ctx, data)),
  // Handles its own event, because most of a large system still exists when the request is answered.
  eventHandler(SystemDeleted, (ctx, data) => eraseSystem(ctx, data)),
  eventHandler(SubscriptionChanged, applyPlan),
  eventHandler(OrganisationUpdated, applyOrganisation),
  eventHandler(EvidenceLatestChanged, applyLatestEvidence),
  eventHandler(ActionsStated, applyActions),
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
