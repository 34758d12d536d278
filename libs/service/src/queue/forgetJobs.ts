import type { Envelope } from '@aicp/contracts/event';
import { isErasure } from '@aicp/contracts/events/erasures';
import { MembershipChanged, OrganisationActed, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import type { Job, Queue } from 'bullmq';

const PAGE = 200;

type Fields = { userId?: unknown; organisationId?: unknown } | null;
type IsForgotten = (name: string, fields: Fields) => boolean;

/**
 * Removes from a queue what it still holds about a user or an organisation that was deleted: dead jobs above all, which are kept
 * otherwise. What the user did in an organisation that goes on stays, and so does what deletes.
 * @param deletion the event that reports the deletion; any other changes nothing
 * @throws Error while one of the jobs is being worked on: try again
 */
export async function forgetJobs(queue: Queue, deletion: Pick<Envelope, 'id' | 'name' | 'data'>): Promise<void> {
  const isForgotten = forgottenBy(deletion);
  if (!isForgotten) return;
  const found: Job[] = [];
  for (let start = 0; ; start += PAGE) {
    const jobs = await queue.getJobs(['failed', 'delayed', 'waiting', 'active'], start, start + PAGE - 1, true);
    found.push(
      ...jobs.filter(job => {
        if (!job || job.id === deletion.id || isErasure(job.name)) return false;
        return isForgotten(job.name, (job.data?.data ?? null) as Fields);
      }),
    );
    if (jobs.length === 0) break;
  }
  // A locked job cannot be removed; BullMQ says so by throwing.
  for (const job of found) await job.remove();
}

function forgottenBy({ name, data }: Pick<Envelope, 'name' | 'data'>): IsForgotten | null {
  if (name === OrganisationDeleted.name) {
    const { organisationId } = OrganisationDeleted.data.parse(data);
    return (_name, fields) => fields?.organisationId === organisationId;
  }
  if (name !== UserDeleted.name) return null;
  const { userId } = UserDeleted.data.parse(data);
  return (kind, fields) => fields?.userId === userId && isOfThePerson(kind);
}

/** Whether an event holds a person's name or address, or concerns them alone. */
function isOfThePerson(name: string): boolean {
  return name.startsWith('user.') || name === MembershipChanged.name || name === OrganisationActed.name;
}
