import { DomainError } from '@aicp/contracts/domainError';
import type { Actor } from '@aicp/contracts/rights/actor';
import type { Logger } from '@aicp/service/process/logger';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { REQUESTS_A_MINUTE, TRIAL_FACTOR } from './limits.ts';

const MINUTE_SECONDS = 60;

/** Headers of the budget: in the standard's latest draft, and in the form that clients have read for years. */
export const BUDGET_HEADERS = [
  'ratelimit-policy',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

type Kind = keyof typeof REQUESTS_A_MINUTE;
type Options = { redis: Redis; logger: Logger; trial: boolean; requestsAMinute?: Record<Kind, number> };

/**
 * Counts each caller's requests, in Redis for all gateways together, and states the remaining ones in the response headers. While Redis is
 * unavailable each gateway counts separately: a limit that cannot be checked refuses no one.
 * @throws DomainError RATE_LIMITED
 */
export function requestBudget({ redis, logger, trial, requestsAMinute = REQUESTS_A_MINUTE }: Options) {
  const most = (kind: Kind) => requestsAMinute[kind] * (trial ? TRIAL_FACTOR : 1);
  const limiters = {
    session: limiter('session'),
    token: limiter('token'),
    guest: limiter('guest'),
  };
  let alone = false;

  function limiter(kind: Kind) {
    const options = { keyPrefix: `aicp:limit:requests:${kind}`, points: most(kind), duration: MINUTE_SECONDS };
    return {
      // A caller over the limit is refused without asking Redis again.
      shared: new RateLimiterRedis({ ...options, storeClient: redis, inMemoryBlockOnConsumed: most(kind) + 1 }),
      local: new RateLimiterMemory(options),
    };
  }

  async function count(kind: Kind, key: string): Promise<{ counted: RateLimiterRes; refused: boolean }> {
    const { shared, local } = limiters[kind];
    try {
      const counted = await outcomeOf(shared.consume(key));
      alone = false;
      return counted;
    } catch (error) {
      if (!alone) logger.warn({ err: error }, 'requests are counted by this gateway alone: Redis is unavailable');
      alone = true;
      return outcomeOf(local.consume(key));
    }
  }

  return async (actor: Actor, network: string, reply: FastifyReply): Promise<void> => {
    const kind = kindOf(actor);
    const { counted, refused } = await count(kind, actor.kind === 'user' ? actor.session : network);
    const left = Math.max(0, counted.remainingPoints);
    const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    const headers: Record<(typeof BUDGET_HEADERS)[number], string | number> = {
      'ratelimit-policy': `"${kind}";q=${most(kind)};w=${MINUTE_SECONDS}`,
      ratelimit: `"${kind}";r=${left};t=${seconds}`,
      'ratelimit-limit': most(kind),
      'ratelimit-remaining': left,
      'ratelimit-reset': seconds,
    };
    reply.headers(headers);
    if (!refused) return;
    throw new DomainError(
      'RATE_LIMITED',
      `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      { retryAfter: seconds },
    );
  };
}

/** A limiter throws its count when nothing is left. */
async function outcomeOf(counting: Promise<RateLimiterRes>): Promise<{ counted: RateLimiterRes; refused: boolean }> {
  try {
    return { counted: await counting, refused: false };
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return { counted: thrown, refused: true };
    throw thrown;
  }
}

function kindOf(actor: Actor): Kind {
  if (actor.kind !== 'user') return 'guest';
  return actor.access === 'session' ? 'session' : 'token';
}
