import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { AssessmentCompleted, SystemDeleted, SystemJoined } from '@aicp/contracts/events/assessmentEvents';
import {
  DeleteStripeCustomer,
  HandleStripeEvent,
  RestateStandings,
  UpdateStripeCustomer,
} from '@aicp/contracts/events/billingJobs';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted, UserRegistered, UserUpdated } from '@aicp/contracts/events/userEvents';
import { type Handler, on } from '@aicp/service/queue/consumer';
import { carryOut, type JobHandler } from '@aicp/service/queue/jobWorker';
import type { BillingContext } from '../context.ts';
import { deleteStripeCustomer } from '../use-cases/deleteStripeCustomer.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { handleStripeEvent } from '../use-cases/handleStripeEvent.ts';
import { followRole, handOverThings } from '../use-cases/handOverThings.ts';
import { joinSystem } from '../use-cases/joinSystem.ts';
import { publishStandings } from '../use-cases/publishStandings.ts';
import { recordAssessment } from '../use-cases/recordAssessment.ts';
import { recordContact } from '../use-cases/recordContact.ts';
import { republishBilling } from '../use-cases/republishBilling.ts';
import { stoppingForGood } from '../use-cases/stoppingForGood.ts';
import { updateStripeCustomer } from '../use-cases/updateStripeCustomer.ts';

export const handlers: Handler<BillingContext>[] = [
  on(UserRegistered, recordContact),
  on(UserUpdated, recordContact),
  on(OrganisationDeleted, eraseOrganisation),
  on(MembershipChanged, followRole),
  on(MembershipEnded, handOverThings),
  on(UserDeleted, eraseUser),
  on(AssessmentCompleted, recordAssessment),
  on(SystemDeleted, eraseSystem),
  on(SystemJoined, joinSystem),
  on(ReadModelsCleared, republishBilling),
];

export const jobs: JobHandler<BillingContext>[] = [
  // A customer waits for what a killed worker held.
  carryOut(HandleStripeEvent, stoppingForGood(handleStripeEvent), { concurrency: 8, lockMs: 10_000 }),
  carryOut(UpdateStripeCustomer, stoppingForGood(updateStripeCustomer), { concurrency: 2, lockMs: 30_000 }),
  carryOut(DeleteStripeCustomer, stoppingForGood(deleteStripeCustomer), { concurrency: 2, lockMs: 30_000 }),
  carryOut(RestateStandings, publishStandings, { concurrency: 1, lockMs: 30_000 }),
];
