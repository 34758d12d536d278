import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import type { EventType } from '@aicp/contracts/event';
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
};

/**
 * Runs a change and its events in ONE MongoDB transaction, then wakes the service's relay.
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
        const publish: Transaction['publish'] = (type, data) => {
          rows.push(outboxRow(type, type.data.parse(data), requestId));
        };
        const value = await work({ session, publish });
        rows = rows.filter(row => row.consumers.length > 0);
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

function outboxRow(type: EventType, data: unknown, requestId: string): OutboxRow {
  return { _id: randomUUID(), name: type.name, consumers: [...type.consumers], at: new Date(), requestId, data };
}

/** Only a hint: what it misses, the relay's sweep finds. */
function wakeRelay(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>): void {
  app.redis
    .publish(outboxChannel(app.name), '')
    .catch((error: unknown) => app.logger.warn({ err: error }, 'the relay was not woken'));
}
