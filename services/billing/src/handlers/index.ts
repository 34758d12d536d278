import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import {
  AssessmentCompleted,
  SystemArchived,
  SystemDeleted,
  SystemRestored,
  SystemsMerged,
} from '@aicp/contracts/events/assessmentEvents';
import {
  DeleteStripeCustomer,
  HandleStripeEvent,
  RepublishSubscriptions,
  UpdateStripeCustomer,
} from '@aicp/contracts/events/billingJobs';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted, UserRegistered, UserUpdated } from '@aicp/contracts/events/userEvents';
import { eventHandler, type Handler } from '@aicp/service/queue/consumer';
import { type JobHandler, jobHandler } from '@aicp/service/queue/jobWorker';
import { applySystemArchived, applySystemRestored } from '@aicp/service/store/archives';
import type { BillingContext } from '../context.ts';
import { applyAssessmentCompleted } from '../use-cases/applyAssessmentCompleted.ts';
import { applyContact } from '../use-cases/applyContact.ts';
import { applyMerge } from '../use-cases/applyMerge.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { handleStripeEvent } from '../use-cases/handleStripeEvent.ts';
import { publishStandings } from '../use-cases/publishStandings.ts';
import { republishBilling } from '../use-cases/republishBilling.ts';
import { applyRoleChange, transferToSuccessor } from '../use-cases/transferToSuccessor.ts';
import { deleteStripeCustomer, updateStripeCustomer } from '../use-cases/updateStripeCustomer.ts';
import { withoutRetryOnPermanentError } from '../use-cases/withoutRetryOnPermanentError.ts';

export const handlers: Handler<BillingContext>[] = [
  eventHandler(UserRegistered, applyContact),
  eventHandler(UserUpdated, applyContact),
  eventHandler(OrganisationDeleted, eraseOrganisation),
  eventHandler(MembershipChanged, applyRoleChange),
  eventHandler(MembershipEnded, transferToSuccessor),
  eventHandler(UserDeleted, eraseUser),
  eventHandler(AssessmentCompleted, applyAssessmentCompleted),
  eventHandler(SystemArchived, applySystemArchived),
  eventHandler(SystemRestored, applySystemRestored),
  eventHandler(SystemDeleted, eraseSystem),
  eventHandler(SystemsMerged, applyMerge),
  eventHandler(ReadModelsCleared, republishBilling),
];

export const jobs: JobHandler<BillingContext>[] = [
  // A customer waits for the lock of a killed worker.
  jobHandler(HandleStripeEvent, withoutRetryOnPermanentError(handleStripeEvent), { concurrency: 8, lockMs: 10_000 }),
  jobHandler(UpdateStripeCustomer, withoutRetryOnPermanentError(updateStripeCustomer), {
    concurrency: 2,
    lockMs: 30_000,
  }),
  jobHandler(DeleteStripeCustomer, withoutRetryOnPermanentError(deleteStripeCustomer), {
    concurrency: 2,
    lockMs: 30_000,
  }),
  jobHandler(RepublishSubscriptions, publishStandings, { concurrency: 1, lockMs: 30_000 }),
];
