import { Envelope } from '@aicp/contracts/event';
import { type Job, Queue, Worker } from 'bullmq';
import { Counter, Gauge, type Registry } from 'prom-client';
import { inRequest } from '../process/currentRequest.ts';
import type { Logger } from '../process/logger.ts';
import { BLOCKING_CLIENT_OPTIONS } from '../process/redis.ts';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { withTimeout } from '../process/withTimeout.ts';
import { queueAttributes, withSpan } from '../tracing/tracing.ts';
import { watchErasures } from './watchErasures.ts';

const STALLED_MS = 5_000;
const MAX_TAKEOVERS = 5;

/** Processes one queue, and reports its state in logs, metrics and readiness. Returns the queue. */
export function startQueueWorker(
  app: ServiceProcess,
  name: string,
  { concurrency, lockMs }: { concurrency: number; lockMs: number },
  work: (envelope: Envelope, logger: Logger, tries: { attempt: number; last: boolean }) => Promise<void>,
): Queue {
  const connection = app.queueRedis().duplicate(BLOCKING_CLIENT_OPTIONS);
  const { handled, observe } = queueMetricsOf(app.metrics);
  const worker = new Worker(
    name,
    async (job: Job) => {
      const envelope = Envelope.parse(job.data);
      const attempt = job.attemptsMade + 1;
      const logger = app.logger.child({ requestId: envelope.requestId, event: envelope.name, eventId: envelope.id });
      const attributes = { ...queueAttributes(name), 'messaging.message.id': envelope.id, 'job.attempt': attempt };
      const handle = async () => {
        await work(envelope, logger, { attempt, last: attempt >= (job.opts.attempts ?? 1) });
        logger.info({ attempt }, 'handled');
      };
      const span = { kind: 'consumer', parent: envelope.traceparent, attributes } as const;
      await inRequest(envelope.requestId, () => withSpan(`handle ${envelope.name}`, span, handle));
    },
    {
      connection,
      prefix: app.queuePrefix,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: STALLED_MS,
      maxStalledCount: MAX_TAKEOVERS,
    },
  );
  worker.on('completed', job => handled.inc({ event: job.name, outcome: 'ok' }));
  worker.on('failed', (job, error) => {
    handled.inc({ event: job?.name ?? 'unknown', outcome: 'failed' });
    const { requestId, traceparent } = job?.data ?? {};
    app.logger.error(
      { err: error, requestId, traceparent, event: job?.name, eventId: job?.id, attempt: job?.attemptsMade },
      'not handled',
    );
  });
  worker.on('error', error => app.logger.debug({ err: error }, 'queue worker: Redis error'));
  app.checks.set(`queue ${name}`, async () => {
    if (!worker.isRunning()) throw new Error('the queue worker is not running');
  });

  const queue = new Queue(name, { connection, prefix: app.queuePrefix });
  queue.on('error', () => {});
  observe(name, queue);
  watchErasures(app, queue);
  app.onStop(async () => {
    await worker.close();
    await queue.close();
    connection.disconnect();
  });
  return queue;
}

/** The number of jobs on a queue by state; those written in bulk wait behind all others. */
export async function countJobs(queue: Pick<Queue, 'getJobCounts'>) {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { waiting: waiting + prioritized, active, delayed, failed };
}

type Observed = Pick<Queue, 'getJobCounts' | 'getJobs'>;
type QueueMetrics = { handled: Counter<'event' | 'outcome'>; observe(name: string, queue: Observed): void };

const METRIC_MS = 1_000;
const known = new WeakMap<Registry, QueueMetrics>();

/** One counter and two gauges for all queues of a process. */
function queueMetricsOf(metrics: Registry): QueueMetrics {
  const made = known.get(metrics) ?? makeMetrics(metrics);
  known.set(metrics, made);
  return made;
}

function makeMetrics(metrics: Registry): QueueMetrics {
  const queues = new Map<string, Observed>();
  const registers = [metrics];
  const handled = new Counter({
    name: 'events_handled_total',
    help: 'Events and jobs handled',
    labelNames: ['event', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs on the queue by state; failed jobs are kept',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const told = await eachUnlessAway(queue => countJobs(queue));
      this.reset();
      for (const [queue, counts] of told)
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'queue_oldest_job_seconds',
    help: 'Time that the next job, or the next bulk job, has waited for a worker, since its last attempt if any; 0 if none is waiting',
    labelNames: ['queue'],
    registers,
    async collect() {
      const told = await eachUnlessAway(queue => queue.getJobs(['waiting', 'prioritized'], 0, 0, true));
      this.reset();
      for (const [queue, next] of told) this.set({ queue }, Math.max(0, ...next.map(ageOf)));
    },
  });
  return { handled, observe: (name, queue) => void queues.set(name, queue) };

  /** Queries all queues at once, without those that do not answer: the other metrics matter most then, and within Prometheus' timeout. */
  async function eachUnlessAway<Answer>(ask: (queue: Observed) => Promise<Answer>): Promise<[string, Answer][]> {
    const asked = [...queues].map(
      async ([name, queue]): Promise<[string, Answer]> => [name, await withTimeout(METRIC_MS, ask(queue))],
    );
    return (await Promise.allSettled(asked)).flatMap(told => (told.status === 'fulfilled' ? [told.value] : []));
  }
}

/** The job may have been removed before it is read. */
function ageOf(job: { timestamp: number; processedOn?: number | undefined } | undefined): number {
  return job ? Math.max(0, Date.now() - (job.processedOn ?? job.timestamp)) / 1000 : 0;
}
