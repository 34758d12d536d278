import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { SystemDeleted } from '@aicp/contracts/assessmentEvents';
import type { BanksInForce } from '@aicp/contracts/banksSetting';
import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/documentEvents';
import { FindLawChanges } from '@aicp/contracts/lawEvents';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/organisationFacts';
import { ReportUnfiled } from '@aicp/contracts/reportEvents';
import { LinkEnded, RequestMade } from '@aicp/contracts/requestEvents';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { UserDeleted } from '@aicp/contracts/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import type { Context } from '@aicp/service/store/context';
import { recordFounder, recordMember } from '@aicp/service/store/recordMember';
import { endMembership } from '../use-cases/endMembership.ts';
import { endRequest } from '../use-cases/endRequest.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { findLawChanges } from '../use-cases/findLawChanges.ts';
import { makeRequest } from '../use-cases/makeRequest.ts';
import { recordEvidence } from '../use-cases/recordEvidence.ts';
import { recordOrganisation } from '../use-cases/recordOrganisation.ts';
import { recordPlan } from '../use-cases/recordPlan.ts';
import { republishAssessment } from '../use-cases/republishAssessment.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

export const handlers: Handler<Context>[] = [
  on(UserDeleted, eraseUser),
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
  on(ReportUnfiled, republishAssessment),
  on(RequestMade, makeRequest),
  on(LinkEnded, endRequest),
];

/** What jobs are carried out with: the question banks in force as well. */
type JobContext = Context & { banks: BanksInForce };

export const jobs: JobHandler<JobContext>[] = [
  carryOut(FindLawChanges, (ctx, order) => findLawChanges(ctx, order, ctx.banks), { concurrency: 1, lockMs: 30_000 }),
];
