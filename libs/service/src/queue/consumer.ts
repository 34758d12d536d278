import { type Envelope, type EventType, eventQueue } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { forgetJobs } from './forgetJobs.ts';
import { startQueueWorker } from './queueWorker.ts';

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

/** What a killed worker held is taken over within seconds: handlers of events are short. */
const SHORT = { concurrency: 8, lockMs: 10_000 };

/**
 * Takes the service's events off its queue and hands each to its handler. Failures are retried, then kept as dead jobs,
 * until the user or the organisation that they are about is deleted.
 */
export function startConsumer<Context>(
  app: ServiceProcess,
  handlers: readonly Handler<Context>[],
  contextOf: (cause: Envelope) => Context,
): void {
  const queue = startQueueWorker(app, eventQueue(app.name as ServiceName), SHORT, async (envelope, logger) => {
    const handler = handlers.find(({ event }) => event.name === envelope.name);
    if (handler) await handler.run(contextOf(envelope), envelope.data);
    else logger.warn('no handler for this event');
    await forgetJobs(queue, envelope);
  });
}
