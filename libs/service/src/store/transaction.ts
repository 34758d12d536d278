import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { type EventType, eventQueue, type Origin } from '@aicp/contracts/event';
import { type JobType, jobQueue } from '@aicp/contracts/job';
import { LIVE_CHANNEL, liveMessage } from '@aicp/contracts/live';
import mongoose, { type ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { traceHeader, withSpan } from '../tracing/tracing.ts';
import { TIMEOUT_MS } from './mongo.ts';
import { insertOutbox, type OutboxRow, outboxChannel } from './outbox.ts';

type Publisher = Pick<ServiceProcess, 'name' | 'redis' | 'logger'>;
type Cause = { requestId: string; origin?: Origin | undefined };

/** The context of a write. Store functions pass `session` to mongoose. */
export type Transaction = {
  session: ClientSession;
  /** Publishes a fact. It is sent if and only if the change is committed. */
  publish<Data extends z.ZodType>(type: EventType<Data>, data: z.output<Data>): void;
  /** Publishes an item's state again, in a rebuild. It is not an act, so the activity log omits it. */
  republish<Data extends z.ZodType>(rebuildId: string, type: EventType<Data>, data: z.output<Data>): void;
  /** Enqueues a job, which is sent if and only if the change is committed. */
  send<Data extends z.ZodType>(type: JobType<Data>, data: z.output<Data>): void;
  /** From here on the transaction publishes in bulk (an import, a rebuild, a day's reminders): other events go first. */
  inBulk(): void;
};

/**
 * Runs a change with its events and jobs in ONE MongoDB transaction, then wakes the service's relay. The work may run more than once
 * (write conflicts are retried, for some seconds), so it must have no other effects.
 * @throws DomainError UNAVAILABLE if the conflicts do not end
 */
export function transaction<Result>(
  app: Publisher,
  cause: Cause,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withSpan('transaction', { attributes: { 'db.system.name': 'mongodb' } }, () => commit(app, cause, work));
}

async function commit<Result>(
  app: Publisher,
  { requestId, origin }: Cause,
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
        let isInBulk = false;
        const add = (row: Pick<OutboxRow, 'name' | 'queues' | 'data'> & Partial<OutboxRow>) =>
          rows.push({
            ...{ _id: randomUUID(), at: new Date(), requestId, ...traceHeader() },
            ...(isInBulk && { inBulk: true }),
            ...row,
          });
        const event = <Data extends z.ZodType>(type: EventType<Data>, data: z.output<Data>) => ({
          name: type.name,
          queues: type.consumers.map(eventQueue),
          data: type.data.parse(data),
        });
        const value = await work({
          session,
          publish: (type, data) => add({ ...event(type, data), ...originFor(type, origin) }),
          republish: (rebuildId, type, data) => add({ ...event(type, data), restated: rebuildId }),
          send: (type, data) =>
            add({
              name: type.name,
              queues: [jobQueue(type)],
              data: type.data.parse(data),
              ...(type.attempts && { attempts: type.attempts }),
            }),
          inBulk: () => {
            isInBulk = true;
          },
        });
        await insertOutbox(rows, session);
        return value;
      },
      { maxCommitTimeMS: TIMEOUT_MS },
    );
    if (rows.length > 0) {
      wakeRelay(app);
      wakePages(app, rows);
    }
    return result;
  } finally {
    await session.endSession();
  }
}

const NOBODY: Origin = { userId: null, organisationId: null, address: '', agent: '' };

function originFor({ anonymous }: EventType, origin: Origin | undefined): { origin?: Origin } {
  return origin ? { origin: anonymous ? NOBODY : origin } : {};
}

/** Only a hint: the relay's sweep finds anything missed. */
function wakeRelay(app: Publisher): void {
  app.redis
    .publish(outboxChannel(app.name), '')
    .catch((error: unknown) => app.logger.warn({ err: error }, 'relay: could not be notified of new rows'));
}

/** Pages reload an organisation's data when they are next opened. Only a hint, like every notice. */
function wakePages(app: Publisher, rows: readonly OutboxRow[]): void {
  const organisations = rows.flatMap(({ data, restated }) => {
    const { organisationId } = data as { organisationId?: unknown };
    return typeof organisationId === 'number' && !restated ? [organisationId] : [];
  });
  for (const organisationId of new Set(organisations))
    app.redis
      .publish(LIVE_CHANNEL, liveMessage(organisationId, 'changes'))
      .catch((error: unknown) => app.logger.debug({ err: error }, 'live updates: Redis error'));
}
