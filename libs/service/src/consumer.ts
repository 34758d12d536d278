import { Envelope, type EventType, eventQueue, type ServiceName } from '@aicp/contracts/event';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Counter, Gauge } from 'prom-client';
import type { z } from 'zod';
import { PATIENT } from './redis.ts';
import type { ServiceProcess } from './serviceProcess.ts';
import { within } from './within.ts';

const METRIC_MS = 1_000;

/** What a service does about one kind of event. It may be called twice and out of order, and must not mind. */
export type Handler<Context> = {
  event: EventType;
  run(context: Context, data: unknown): Promise<void>;
};

/** Binds a handler to its event; the data is validated before the handler sees it. */
export function on<Context, Data extends z.ZodType>(
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

/** What a killed worker held is taken over within seconds. Handlers here are short; one that is not sets its own lock. */
const TAKEN_OVER = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 5 };

/** Takes the service's events off its queue and hands each to its handler. Failures are retried, then kept as dead jobs. */
export function startConsumer<Context>(
  app: ServiceProcess,
  handlers: readonly Handler<Context>[],
  contextOf: (cause: { requestId: string }) => Context,
): void {
  const name = eventQueue(app.name as ServiceName);
  const connection = app.redis.duplicate(PATIENT);
  const processed = new Counter({
    name: 'events_handled_total',
    registers: [app.metrics],
    help: 'Events handled',
    labelNames: ['event', 'outcome'],
  });

  const worker = new Worker(
    name,
    async (job: Job) => {
      const envelope = Envelope.parse(job.data);
      const logger = app.logger.child({ requestId: envelope.requestId, event: envelope.name, eventId: envelope.id });
      const handler = handlers.find(({ event }) => event.name === envelope.name);
      if (!handler) return logger.warn('nobody here listens to this event');
      await handler.run(contextOf(envelope), envelope.data);
      logger.info({ attempt: job.attemptsMade + 1 }, 'handled');
    },
    { connection, prefix: app.queuePrefix, concurrency: 8, ...TAKEN_OVER },
  );
  worker.on('completed', job => processed.inc({ event: job.name, outcome: 'ok' }));
  worker.on('failed', (job, error) => {
    processed.inc({ event: job?.name ?? 'unknown', outcome: 'failed' });
    app.logger.error({ err: error, event: job?.name, eventId: job?.id, attempt: job?.attemptsMade }, 'not handled');
  });
  worker.on('error', error => app.logger.debug({ err: error }, 'consumer'));
  app.checks.set('queue', async () => {
    if (!worker.isRunning()) throw new Error('not running');
  });

  const queue = new Queue(name, { connection, prefix: app.queuePrefix });
  queue.on('error', () => {});
  new Gauge({
    name: 'queue_jobs',
    registers: [app.metrics],
    help: 'Jobs on the queue by state; failed ones are dead and kept',
    labelNames: ['queue', 'state'],
    async collect() {
      const counted = queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      // Unknown while Redis is away; the other metrics are wanted then more than ever.
      const counts = await within(METRIC_MS, counted).catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ queue: name, state }, count);
    },
  });
  app.onStop(async () => {
    await worker.close();
    await queue.close();
    connection.disconnect();
  });
}
