import { Envelope } from '@aicp/contracts/event';
import { type Job, Queue, Worker } from 'bullmq';
import { Counter, Gauge } from 'prom-client';
import type { Logger } from './logger.ts';
import { PATIENT } from './redis.ts';
import type { ServiceProcess } from './serviceProcess.ts';
import { within } from './within.ts';

const METRIC_MS = 1_000;
const STALLED_MS = 5_000;
const MOST_TAKEOVERS = 5;

/** Works off one queue, and shows how it stands in logs, metrics and readiness. Gives the queue that it works off. */
export function startQueueWorker(
  app: ServiceProcess,
  name: string,
  { concurrency, lockMs }: { concurrency: number; lockMs: number },
  work: (envelope: Envelope, logger: Logger, tries: { attempt: number; last: boolean }) => Promise<void>,
): Queue {
  const connection = app.redis.duplicate(PATIENT);
  const { handled, depth } = metricsOf(app);
  const worker = new Worker(
    name,
    async (job: Job) => {
      const envelope = Envelope.parse(job.data);
      const attempt = job.attemptsMade + 1;
      const logger = app.logger.child({ requestId: envelope.requestId, event: envelope.name, eventId: envelope.id });
      await work(envelope, logger, { attempt, last: attempt >= (job.opts.attempts ?? 1) });
      logger.info({ attempt }, 'handled');
    },
    {
      connection,
      prefix: app.queuePrefix,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: STALLED_MS,
      maxStalledCount: MOST_TAKEOVERS,
    },
  );
  worker.on('completed', job => handled.inc({ event: job.name, outcome: 'ok' }));
  worker.on('failed', (job, error) => {
    handled.inc({ event: job?.name ?? 'unknown', outcome: 'failed' });
    app.logger.error({ err: error, event: job?.name, eventId: job?.id, attempt: job?.attemptsMade }, 'not handled');
  });
  worker.on('error', error => app.logger.debug({ err: error }, 'worker'));
  app.checks.set(`queue ${name}`, async () => {
    if (!worker.isRunning()) throw new Error('not running');
  });

  const queue = new Queue(name, { connection, prefix: app.queuePrefix });
  queue.on('error', () => {});
  depth.set(name, () => queue.getJobCounts('waiting', 'active', 'delayed', 'failed'));
  app.onStop(async () => {
    await worker.close();
    await queue.close();
    connection.disconnect();
  });
  return queue;
}

type Counts = () => Promise<Record<string, number>>;
type WorkerMetrics = { handled: Counter<'event' | 'outcome'>; depth: Map<string, Counts> };
const metricsByProcess = new WeakMap<ServiceProcess['metrics'], WorkerMetrics>();

/** One counter and one gauge for all queues of a process. */
function metricsOf(app: ServiceProcess): WorkerMetrics {
  const known = metricsByProcess.get(app.metrics);
  if (known) return known;
  const depth = new Map<string, Counts>();
  const handled = new Counter({
    name: 'events_handled_total',
    registers: [app.metrics],
    help: 'Events and jobs handled',
    labelNames: ['event', 'outcome'],
  });
  new Gauge({
    name: 'queue_jobs',
    registers: [app.metrics],
    help: 'Jobs on the queue by state; failed ones are dead and kept',
    labelNames: ['queue', 'state'],
    async collect() {
      this.reset();
      for (const [name, counted] of depth) {
        // Unknown while Redis is away; the other metrics are wanted then more than ever.
        const counts = await within(METRIC_MS, counted()).catch(() => ({}));
        for (const [state, count] of Object.entries(counts)) this.set({ queue: name, state }, count);
      }
    },
  });
  metricsByProcess.set(app.metrics, { handled, depth });
  return { handled, depth };
}
