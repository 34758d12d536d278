import { type Envelope, type EventType, eventQueue } from '@aicp/contracts/event';
import { isErasure } from '@aicp/contracts/events/erasures';
import { MembershipChanged, OrganisationActed, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { startQueueWorker } from './queueWorker.ts';

/** A service's reaction to one kind of event. It may be called twice and out of order, and must tolerate it. */
export type Handler<Context> = {
  event: EventType;
  run(context: Context, data: unknown): Promise<void>;
};

/** Binds a handler to its event; the data is validated before the handler sees it. */
export function eventHandler<Context, Data extends z.ZodType>(
  event: EventType<Data>,
  handle: (context: Context, data: z.output<Data>) => Promise<void>,
): Handler<Context> {
  return {
    event,
    run(context, raw) {
      const { data, error } = event.data.safeParse(raw);
      if (error) throw new UnrecoverableError(`${event.name} is malformed: ${error.message}`);
      return handle(context, data);
    },
  };
}

/** A killed worker's jobs are taken over within seconds: handlers of events are short. */
const EVENT_WORKER_OPTIONS = { concurrency: 8, lockMs: 10_000 };

/**
 * Takes the service's events off its queue and passes each to its handler. Failures are retried, then kept as failed jobs until their
 * user or organisation is deleted.
 */
export function startConsumer<Context>(
  app: ServiceProcess,
  handlers: readonly Handler<Context>[],
  contextOf: (cause: Envelope) => Context,
): void {
  const queue = startQueueWorker(
    app,
    eventQueue(app.name as ServiceName),
    EVENT_WORKER_OPTIONS,
    async (envelope, logger) => {
      const handler = handlers.find(({ event }) => event.name === envelope.name);
      if (handler) await handler.run(contextOf(envelope), envelope.data);
      else logger.warn('no handler for this event');
      await removeJobsOfDeleted(queue, envelope);
    },
  );
}

const PAGE = 200;

type Fields = { userId?: unknown; organisationId?: unknown } | null;
type IsForgotten = (name: string, fields: Fields) => boolean;

/**
 * Removes jobs about a deleted user or organisation from a queue: mainly dead ones, which are kept otherwise. A user's jobs in an
 * organisation that stays are kept, and so are deletions.
 * @param deletion the event that reports the deletion; others have no effect
 * @throws Error while one of the jobs is being processed: try again
 */
async function removeJobsOfDeleted(queue: Queue, deletion: Pick<Envelope, 'id' | 'name' | 'data'>): Promise<void> {
  const isForgotten = forgottenBy(deletion);
  if (!isForgotten) return;
  const found: Job[] = [];
  for (let start = 0; ; start += PAGE) {
    const jobs = await queue.getJobs(
      ['failed', 'delayed', 'waiting', 'prioritized', 'active'],
      start,
      start + PAGE - 1,
      true,
    );
    found.push(
      ...jobs.filter(job => {
        if (!job || job.id === deletion.id || isErasure(job.name)) return false;
        return isForgotten(job.name, (job.data?.data ?? null) as Fields);
      }),
    );
    if (jobs.length === 0) break;
  }
  // A locked job cannot be removed; BullMQ throws.
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

/** Whether an event contains a user's name or address, or concerns them only. */
function isOfThePerson(name: string): boolean {
  return name.startsWith('user.') || name === MembershipChanged.name || name === OrganisationActed.name;
}
