import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** A request waits for Redis so long and no longer, also when it hangs instead of being gone. */
const TIMEOUT_MS = 3_000;

/** What ioredis says, besides its MaxRetriesPerRequestError, when Redis is away. */
const AWAY = ['Command timed out', 'Connection is closed.'];

/** Options for connections that wait on purpose: blocking reads and subscriptions. */
export const PATIENT = { maxRetriesPerRequest: null, commandTimeout: undefined, socketTimeout: undefined } as const;

/**
 * Connects to Redis and refuses one that would lose jobs.
 * @throws Error when Redis is older than 6.2 or may evict keys
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 2,
    commandTimeout: TIMEOUT_MS,
    // A connection whose other end has vanished is given up and made again.
    socketTimeout: 2 * TIMEOUT_MS,
    retryStrategy: attempt => Math.min(attempt * 50, 1000),
  });
  redis.on('error', error => logger.warn({ err: error }, 'redis'));
  const info = await redis.info();
  const field = (name: string) => info.match(new RegExp(`^${name}:(.*)$`, 'm'))?.[1]?.trim() ?? '';
  const [major = 0, minor = 0] = field('redis_version').split('.').map(Number);
  if (major * 100 + minor < 602) throw new Error(`Redis ${field('redis_version')} is too old: 6.2 or newer is needed.`);
  if (field('maxmemory_policy') !== 'noeviction')
    throw new Error(`Redis may evict jobs: set maxmemory-policy to noeviction (it is ${field('maxmemory_policy')}).`);
  return redis;
}

/** Whether an error only says that Redis is away for the moment. */
export function isRedisAway(error: unknown): boolean {
  return error instanceof Error && (error.name === 'MaxRetriesPerRequestError' || AWAY.includes(error.message));
}
