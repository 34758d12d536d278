import { Envelope } from '@aicp/contracts/event';
import { type Job, Queue, Worker } from 'bullmq';
import { inRequest } from '../process/currentRequest.ts';
import type { Logger } from '../process/logger.ts';
import { PATIENT } from '../process/redis.ts';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { inSpan, onQueue } from '../tracing/tracing.ts';
import { queueMetricsOf } from './observeQueues.ts';
import { watchErasures } from './watchErasures.ts';

const STALLED_MS = 5_000;
const MOST_TAKEOVERS = 5;

/** Works off one queue, and shows how it stands in logs, metrics and readiness. Gives the queue that it works off. */
export function startQueueWorker(
  app: ServiceProcess,
  name: string,
  { concurrency, lockMs }: { concurrency: number; lockMs: number },
  work: (envelope: Envelope, logger: Logger, tries: { attempt: number; last: boolean }) => Promise<void>,
): Queue {
  const connection = app.queueRedis().duplicate(PATIENT);
  const { handled, observe } = queueMetricsOf(app.metrics);
  const worker = new Worker(
    name,
    async (job: Job) => {
      const envelope = Envelope.parse(job.data);
      const attempt = job.attemptsMade + 1;
      const logger = app.logger.child({ requestId: envelope.requestId, event: envelope.name, eventId: envelope.id });
      const attributes = { ...onQueue(name), 'messaging.message.id': envelope.id, 'job.attempt': attempt };
      const handle = async () => {
        await work(envelope, logger, { attempt, last: attempt >= (job.opts.attempts ?? 1) });
        logger.info({ attempt }, 'handled');
      };
      const span = { kind: 'consumer', parent: envelope.traceparent, attributes } as const;
      await inRequest(envelope.requestId, () => inSpan(`handle ${envelope.name}`, span, handle));
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
