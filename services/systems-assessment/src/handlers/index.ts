import type { BanksInForce } from '@aicp/contracts/banksSetting';
import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/events/documentEvents';
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
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import type { Context } from '@aicp/service/store/context';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import { endMembership } from '../use-cases/endMembership.ts';
import { endRequest } from '../use-cases/endRequest.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { findLawChanges } from '../use-cases/findLawChanges.ts';
import { makeRequest } from '../use-cases/makeRequest.ts';
import { recordEvidence } from '../use-cases/recordEvidence.ts';
import { recordOrganisation } from '../use-cases/recordOrganisation.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

export const handlers: Handler<Context>[] = [
  on(OrganisationDeleted, (ctx, data) => eraseOrganisation(ctx, data)),
  on(OrganisationCreated, recordFounder),
  on(MembershipChanged, recordMember),
  on(MembershipEnded, (ctx, data) => endMembership(ctx, data)),
  // Its own event: of a large system most is left when the request is answered.
  on(SystemDeleted, (ctx, data) => eraseSystem(ctx, data)),
  on(SubscriptionChanged, recordPlan),
  on(OrganisationUpdated, recordOrganisation),
  on(EvidenceUploaded, recordEvidence),
  on(EvidenceRemoved, recordEvidence),
  on(ReadModelsCleared, republishSystems),
  on(RequestMade, makeRequest),
  on(LinkEnded, endRequest),
];

/** What jobs are carried out with: the question banks in force as well. */
type JobContext = Context & { banks: BanksInForce };

export const jobs: JobHandler<JobContext>[] = [
  carryOut(FindLawChanges, (ctx, order) => findLawChanges(ctx, order, ctx.banks), { concurrency: 1, lockMs: 30_000 }),
];
