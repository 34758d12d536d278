import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/**
 * Connects to Redis and refuses one that would lose jobs.
 * @throws Error when Redis is older than 6.2 or may evict keys
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, retryStrategy: attempt => Math.min(attempt * 50, 1000) });
  redis.on('error', error => logger.warn({ err: error }, 'redis'));
  const info = await redis.info();
  const field = (name: string) => info.match(new RegExp(`^${name}:(.*)$`, 'm'))?.[1]?.trim() ?? '';
  const [major = 0, minor = 0] = field('redis_version').split('.').map(Number);
  if (major * 100 + minor < 602) throw new Error(`Redis ${field('redis_version')} is too old: 6.2 or newer is needed.`);
  if (field('maxmemory_policy') !== 'noeviction')
    throw new Error(`Redis may evict jobs: set maxmemory-policy to noeviction (it is ${field('maxmemory_policy')}).`);
  return redis;
}
