import { createHash } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { freeGuesses, type Limit, type LimitName, limits, pauseAfter, TRIAL_FACTOR } from '../domain/limits.ts';

export type Limiter = ReturnType<typeof limiter>;

/**
 * Counts in Redis, for all processes together. While Redis is unavailable every call fails, which becomes 503. Keys are stored as digests,
 * so that Redis holds no names or addresses.
 */
export function limiter(redis: Redis, { trial }: { trial: boolean }) {
  const factor = trial ? TRIAL_FACTOR : 1;
  const counters = new Map<string, RateLimiterRedis>();
  const make = (name: string, { most, seconds }: Limit) => {
    const keyPrefix = `aicp:limit:${name}`;
    const made = new RateLimiterRedis({ storeClient: redis, keyPrefix, points: most, duration: seconds });
    counters.set(name, made);
    return made;
  };
  const limitOf = (name: LimitName) => {
    const { most, seconds } = limits[name];
    return counters.get(name) ?? make(name, { most: most * factor, seconds });
  };
  const free = freeGuesses.most * factor;
  const guessesOf = (name: string) => counters.get(`${name}-guesses`) ?? make(`${name}-guesses`, freeGuesses);
  const pauseOf = (name: string) => counters.get(`${name}-pause`) ?? make(`${name}-pause`, { most: 1, seconds: 1 });

  /** @throws DomainError RATE_LIMITED */
  async function spend(name: LimitName, key: string): Promise<void> {
    await consume(limitOf(name), digest(key));
  }

  return {
    spend,

    /** Refunds what an attempt spent that turned out to be right. */
    async refund(name: LimitName, key: string): Promise<void> {
      await limitOf(name).reward(digest(key));
    },

    /** Whether there is room left; counts the call if so. For limits that the caller must not notice. */
    async allows(name: LimitName, key: string): Promise<boolean> {
      const { consumedPoints } = await limitOf(name).penalty(digest(key));
      return consumedPoints <= limitOf(name).points;
    },

    /** The amount spent of a limit that never refuses. */
    async spent(name: LimitName, key: string): Promise<{ spent: number; most: number }> {
      const { consumedPoints = 0 } = (await limitOf(name).get(digest(key))) ?? {};
      return { spent: consumedPoints, most: limitOf(name).points };
    },

    /** Spends, even beyond the limit. Returns the amount spent. */
    async count(name: LimitName, key: string): Promise<number> {
      return (await limitOf(name).penalty(digest(key))).consumedPoints;
    },

    /**
     * Counts a guess at a secret before it is checked, so that concurrent guesses gain nothing. After ten wrong ones in an hour there is
     * one guess per pause, and the pauses double.
     * @param name the kind of secret, for example 'login'
     * @returns whether it was the last one without a pause
     * @throws DomainError RATE_LIMITED
     */
    async guess(name: string, key: string): Promise<boolean> {
      const counter = guessesOf(name);
      const { consumedPoints: guesses } = await counter.penalty(digest(key));
      const pause = pauseAfter(guesses, free);
      if (pause === 0) return guesses === free;
      try {
        await consume(pauseOf(name), digest(key), pause);
      } catch (error) {
        await counter.reward(digest(key));
        throw error;
      }
      return false;
    },

    /**
     * Returns a guess, and the pause that it began, if the secret was not checked after all. A pause is longer than any wait for a turn,
     * so it belongs to this guess.
     */
    async takeBack(name: string, key: string): Promise<void> {
      await Promise.all([guessesOf(name).reward(digest(key)), pauseOf(name).delete(digest(key))]);
    },

    /** Resets the guesses after a right one. */
    async forget(name: string, key: string): Promise<void> {
      await Promise.all([guessesOf(name).delete(digest(key)), pauseOf(name).delete(digest(key))]);
    },
  };
}

function digest(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url').slice(0, 22);
}

async function consume(counter: RateLimiterRedis, key: string, seconds?: number): Promise<void> {
  try {
    await counter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new DomainError('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
