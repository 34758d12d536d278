import { randomUUID } from 'node:crypto';
import { eventQueue } from '@aicp/contracts/event';
import { type JobsOptions, Queue } from 'bullmq';
import { BLOCKING_CLIENT_OPTIONS } from '../process/redis.ts';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { claimOutbox, deleteOutbox, type OutboxRow, outboxChannel, releaseOutbox } from '../store/outbox.ts';
import type { OpenSpan } from '../tracing/span.ts';
import { beginSpan, queueAttributes, traceHeader } from '../tracing/tracing.ts';
import { observeOutbox } from './observeOutbox.ts';

const SWEEP_MS = 2_000;
/** A commit follows its row's time within milliseconds; the sweep finds slower ones. */
const NEW_MS = 5_000;
/** Publishing takes milliseconds; a killed relay's rows are free again soon. */
const LEASE_MS = 10_000;
const BATCH = 100;

/** The delay in ms doubles with each attempt, less up to half of it: about two minutes in all. */
export const RETRIES = { attempts: 8, delay: 1_000, jitter: 0.5 };
/** BullMQ runs jobs without a priority first. */
const BEHIND = 1;
/** After the last attempt the job has failed: it is kept and counted, and needs an operator. */
const JOB: JobsOptions = {
  attempts: RETRIES.attempts,
  backoff: { type: 'exponential', delay: RETRIES.delay, jitter: RETRIES.jitter },
  removeOnComplete: true,
  removeOnFail: false,
};

/**
 * Moves committed events and jobs from the outbox to their queues: at once after a commit, and by a sweep for rows that a crash left
 * behind. At least once: a crash between publishing and deleting publishes again, under the same job id.
 */
export function startRelay(app: ServiceProcess): void {
  const queues = new Map<string, Queue>();
  const connection = app.queueRedis().duplicate({ enableOfflineQueue: false });
  connection.on('error', error => app.logger.debug({ err: error }, 'relay: Redis error'));
  const queueOf = (name: string) => {
    const known = queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection, prefix: app.queuePrefix });
    queue.on('error', () => {});
    queues.set(name, queue);
    return queue;
  };

  let wanted: 'new' | 'all' | undefined;
  let running: Promise<void> | undefined;
  const wake = (what: 'new' | 'all') => {
    if (wanted !== 'all') wanted = what;
    running ??= drain().finally(() => {
      running = undefined;
    });
  };

  async function drain(): Promise<void> {
    while (wanted) {
      const what = wanted;
      wanted = undefined;
      const lease = randomUUID();
      let rows: OutboxRow[] = [];
      try {
        rows = await claimOutbox(lease, BATCH, LEASE_MS, what === 'new' ? new Date(Date.now() - NEW_MS) : undefined);
        if (rows.length === 0) continue;
        await publish(rows, queueOf);
        await deleteOutbox(rows);
        // There may be more; later commits send their own notice.
        if (rows.length === BATCH) wake(what);
      } catch (error) {
        app.logger.warn({ err: error }, 'relay: could not publish the outbox, retrying');
        if (rows.length > 0) await releaseOutbox(lease, rows).catch(() => {});
      }
    }
  }

  const subscriber = app.redis.duplicate(BLOCKING_CLIENT_OPTIONS);
  subscriber.on('error', error => app.logger.debug({ err: error }, 'relay: Redis error'));
  subscriber.on('message', () => wake('new'));
  subscriber
    .subscribe(outboxChannel(app.name))
    .catch((error: unknown) => app.logger.warn({ err: error }, 'relay: could not subscribe'));
  const timer = setInterval(wake, SWEEP_MS, 'all');
  wake('all');

  observeOutbox(app);
  app.onStop(async () => {
    clearInterval(timer);
    subscriber.disconnect();
    await running;
    await Promise.all([...queues.values()].map(queue => queue.close()));
    connection.disconnect();
  });
}

async function publish(rows: OutboxRow[], queueOf: (name: string) => Queue): Promise<void> {
  for (const queue of new Set(rows.flatMap(row => row.queues))) {
    const addressed = rows.filter(row => row.queues.includes(queue));
    const spans = addressed.map(row => spanOf(row, queue));
    const jobs = addressed.map((row, index) => jobOf(row, queue, spans[index]?.run(traceHeader)));
    try {
      await queueOf(queue).addBulk(jobs);
      for (const span of spans) span?.end();
    } catch (error) {
      for (const span of spans) span?.end('UNAVAILABLE');
      throw error;
    }
  }
}

function jobOf(row: OutboxRow, queue: string, trace: { traceparent?: string } = {}) {
  const { _id, name, at, requestId, origin, restated, inBulk, data, attempts = JOB.attempts } = row;
  return {
    name,
    data: {
      id: _id,
      name,
      at: at.toISOString(),
      requestId,
      ...trace,
      // The origin is for the activity log only.
      ...(origin && queue === eventQueue('admin') && { origin }),
      ...(restated && { restated }),
      data,
    },
    opts: { ...JOB, attempts, jobId: _id, ...(inBulk && { priority: BEHIND }) },
  };
}

/** Rows without a traced request are traced from their handling on. */
function spanOf({ _id, name, traceparent }: OutboxRow, queue: string): OpenSpan | undefined {
  if (!traceparent) return undefined;
  const attributes = { ...queueAttributes(queue), 'messaging.message.id': _id };
  return beginSpan(`publish ${name}`, { kind: 'producer', parent: traceparent, attributes });
}
