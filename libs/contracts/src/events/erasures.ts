import { SystemDeleted } from './assessmentEvents.ts';
import { DeleteStripeCustomer } from './billingJobs.ts';
import { MembershipEnded, OrganisationDeleted } from './organisationEvents.ts';
import { UserDeleted } from './userEvents.ts';

const ERASURES: readonly string[] = [
  UserDeleted.name,
  OrganisationDeleted.name,
  // It takes the number of someone who left off what they made.
  MembershipEnded.name,
  SystemDeleted.name,
  DeleteStripeCustomer.name,
];

/** Whether an event or a job deletes what someone no longer wants kept. Such a job is tried until it succeeds. */
export function isErasure(name: string): boolean {
  return ERASURES.includes(name);
}
