import { SystemDeleted } from './assessmentEvents.ts';
import { DeleteStripeCustomer } from './billingJobs.ts';
import { MembershipEnded, OrganisationDeleted } from './organisationEvents.ts';
import { UserDeleted } from './userEvents.ts';

const ERASURES: readonly string[] = [
  UserDeleted.name,
  OrganisationDeleted.name,
  // It removes the id of a former member from their data.
  MembershipEnded.name,
  SystemDeleted.name,
  DeleteStripeCustomer.name,
];

/** Whether an event or a job deletes data on request. Such a job is retried until it succeeds. */
export function isErasure(name: string): boolean {
  return ERASURES.includes(name);
}
