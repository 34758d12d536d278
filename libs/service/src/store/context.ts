import type { EventType, Origin } from '@aicp/contracts/event';
import { LIVE_CHANNEL, type LiveNotice, liveMessage } from '@aicp/contracts/live';
import { ownerOf } from '@aicp/contracts/owner';
import type { Actor, Client } from '@aicp/contracts/rights/actor';
import type { z } from 'zod';
import type { Logger } from '../process/logger.ts';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { type Transaction, transaction } from './transaction.ts';

/** A request as it reaches a service: who asks, from where, and under which id. */
export type IncomingRequest = { actor: Actor; client: Client; requestId: string };

/** What every use-case is given. A service adds its adapters. */
export type Context = {
  logger: Logger;
  /** The only clock. */
  now(): Date;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** States a fact that changes nothing here. */
  publish<Data extends z.ZodType>(type: EventType<Data>, data: z.output<Data>): Promise<void>;
  /** Wakes the open pages of an organisation, after a commit. Only a hint: who misses it sees the change with the next read. */
  notify(organisationId: number, notice: LiveNotice): void;
};

/** A use-case asked for by someone, as against one that an event caused. */
export type ActorContext = Context & { actor: Actor };

/** @param origin who asks and from where, when someone does */
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

/** Who asks and from where, as events carry it to the activity log. */
export function originOf({ actor, client }: Pick<IncomingRequest, 'actor' | 'client'>): Origin {
  const owner = actor.kind === 'user' ? ownerOf(actor) : { userId: null, organisationId: null };
  return { ...owner, address: client.address, agent: client.agent };
}
