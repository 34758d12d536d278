import { isErasure } from '@aicp/contracts/events/erasures';
import type { Job, Queue } from 'bullmq';
import { Gauge, type Registry } from 'prom-client';
import type { ServiceProcess } from '../process/serviceProcess.ts';

const LOOK_MS = 60_000;
/** The pause before a failed erasure is retried. */
const REST_MS = 5 * 60_000;
/** Users were told that their data is deleted: after this time someone must look. */
const LATE_MS = 60 * 60_000;
/** Maximum per state, oldest first: enough to tell how late the queue is. */
const MAX_SEEN = 1_000;

const STATES = ['active', 'waiting', 'prioritized', 'delayed', 'failed'] as const;

/** A queue's unfinished deletions, oldest first within each state. */
export async function listErasures(queue: Pick<Queue, 'getJobs'>): Promise<Job[]> {
  const jobs: (Job | undefined)[] = await queue.getJobs([...STATES], 0, MAX_SEEN - 1, true);
  return jobs.filter(job => job !== undefined).filter(({ name }) => isErasure(name));
}

/**
 * Retries deletions until they succeed: every minute rested dead jobs are put back on their queue, and late ones are logged and shown as
 * `erasure_oldest_seconds`.
 */
export function watchErasures(app: Pick<ServiceProcess, 'logger' | 'metrics' | 'onStop'>, queue: Queue): void {
  const look = () =>
    retryStuckErasures(app, queue, Date.now()).catch((error: unknown) =>
      app.logger.debug({ err: error }, 'could not check for late deletions'),
    );
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  void look();
  app.onStop(async () => clearInterval(timer));
}

export async function retryStuckErasures(
  { logger, metrics }: Pick<ServiceProcess, 'logger' | 'metrics'>,
  queue: Queue,
  now: number,
): Promise<void> {
  const jobs = await listErasures(queue);
  const oldest = jobs.reduce((least, { timestamp }) => Math.min(least, timestamp), now);
  ageIn(metrics).set({ queue: queue.name }, (now - oldest) / 1_000);
  for (const { id, name, timestamp, attemptsMade } of jobs.filter(job => now - job.timestamp > LATE_MS))
    logger.error({ event: name, eventId: id, attempt: attemptsMade, since: new Date(timestamp) }, 'a deletion is late');
  // Another worker may have been faster.
  for (const job of jobs.filter(({ finishedOn }) => finishedOn !== undefined && now - finishedOn >= REST_MS))
    await job
      .retry('failed')
      .catch(error => logger.debug({ err: error, eventId: job.id }, 'could not put a deletion back on its queue'));
}

const known = new WeakMap<Registry, Gauge<'queue'>>();

function ageIn(metrics: Registry): Gauge<'queue'> {
  const gauge =
    known.get(metrics) ??
    new Gauge({
      name: 'erasure_oldest_seconds',
      help: 'Age of the oldest deletion of personal data in progress; 0 if there are none',
      labelNames: ['queue'],
      registers: [metrics],
    });
  known.set(metrics, gauge);
  return gauge;
}
