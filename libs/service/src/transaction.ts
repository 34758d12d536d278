import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { type EventType, eventQueue } from '@aicp/contracts/event';
import { type JobType, jobQueue } from '@aicp/contracts/job';
import mongoose, { type ClientSession } from 'mongoose';
import type { z } from 'zod';
import { TIMEOUT_MS } from './mongo.ts';
import { insertOutbox, type OutboxRow, outboxChannel } from './outbox.ts';
import type { ServiceProcess } from './serviceProcess.ts';

/** What a change is written with. Store functions take it and hand `session` to mongoose. */
export type Transaction = {
  session: ClientSession;
  /** States a fact. It leaves when, and only when, the change is committed. */
  publish<Data extends z.ZodType>(type: EventType<Data>, data: z.input<Data>): void;
  /** Orders a job, on the same terms. */
  send<Data extends z.ZodType>(type: JobType<Data>, data: z.input<Data>): void;
};

/**
 * Runs a change with its events and jobs in ONE MongoDB transaction, then wakes the service's relay.
 * The work may run more than once (write conflicts are retried, for some seconds), so it must have no effects of its own.
 * @throws DomainError UNAVAILABLE when the conflicts do not end
 */
export async function transaction<Result>(
  app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>,
  requestId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let rows: OutboxRow[] = [];
  const deadline = Date.now() + TIMEOUT_MS;
  const session = await mongoose.startSession();
  try {
    const result = await session.withTransaction(
      async () => {
        if (Date.now() > deadline) throw new DomainError('UNAVAILABLE', 'The service is busy. Please try again.');
        rows = [];
        const add = (name: string, queues: string[], data: unknown, attempts?: number) => {
          rows.push({
            _id: randomUUID(),
            name,
            queues,
            at: new Date(),
            requestId,
            data,
            ...(attempts && { attempts }),
          });
        };
        const value = await work({
          session,
          publish: (type, data) => add(type.name, type.consumers.map(eventQueue), type.data.parse(data)),
          send: (type, data) => add(type.name, [jobQueue(type)], type.data.parse(data), type.attempts),
        });
        rows = rows.filter(row => row.queues.length > 0);
        await insertOutbox(rows, session);
        return value;
      },
      { maxCommitTimeMS: TIMEOUT_MS },
    );
    if (rows.length > 0) wakeRelay(app);
    return result;
  } finally {
    await session.endSession();
  }
}

/** Only a hint: what it misses, the relay's sweep finds. */
function wakeRelay(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>): void {
  app.redis
    .publish(outboxChannel(app.name), '')
    .catch((error: unknown) => app.logger.warn({ err: error }, 'the relay was not woken'));
}
