import type { EventType, Origin } from '@aicp/contracts/event';
import { LIVE_CHANNEL, type LiveNotice, liveMessage } from '@aicp/contracts/live';
import { ownerOf } from '@aicp/contracts/owner';
import type { Actor, Client } from '@aicp/contracts/rights/actor';
import type { z } from 'zod';
import type { Logger } from '../process/logger.ts';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { type Transaction, transaction } from './transaction.ts';

/** A request as it reaches a service: the caller, the client and the request's id. */
export type IncomingRequest = { actor: Actor; client: Client; requestId: string };

/** The context of every use-case. A service adds its adapters. */
export type Context = {
  logger: Logger;
  /** The only clock. */
  now(): Date;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Publishes a fact that changes no data here. */
  publish<Data extends z.ZodType>(type: EventType<Data>, data: z.output<Data>): Promise<void>;
  /** Wakes the open pages of an organisation after a commit. Only a hint: a page that misses it shows the change with the next read. */
  notify(organisationId: number, notice: LiveNotice): void;
};

/** The context of a use-case with a caller, as opposed to an event's. */
export type ActorContext = Context & { actor: Actor };

/** @param origin the caller and their origin, if there is one */
export function context(
  app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>,
  requestId: string,
  origin?: Origin,
): Context {
  const cause = { requestId, origin };
  return {
    logger: app.logger.child({ requestId }),
    now: () => new Date(),
    transaction: work => transaction(app, cause, work),
    async publish(type, data) {
      if (type.consumers.length > 0) await transaction(app, cause, async tx => tx.publish(type, data));
    },
    notify(organisationId, notice) {
      app.redis
        .publish(LIVE_CHANNEL, liveMessage(organisationId, notice))
        .catch((error: unknown) => app.logger.debug({ err: error }, 'live updates: Redis error'));
    },
  };
}

/** The caller and client, as events carry them to the activity log. */
export function originOf({ actor, client }: Pick<IncomingRequest, 'actor' | 'client'>): Origin {
  const owner = actor.kind === 'user' ? ownerOf(actor) : { userId: null, organisationId: null };
  return { ...owner, address: client.address, agent: client.agent };
}
