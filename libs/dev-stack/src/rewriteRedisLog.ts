import { Redis } from 'ioredis';

/** How long Redis's append-only file may still contain deleted data. */
const EVERY_MS = 10 * 60_000;

/**
 * Lets Redis rewrite its append-only file from the current data, at once and whenever something was written. Until then the file contains
 * every earlier value, including those of deleted accounts. On its own Redis does so at 64 MB.
 * @returns a function that stops this
 */
export function rewriteRedisLog(url: string, everyMs = EVERY_MS): () => void {
  let sizeThen = '';
  async function rewrite(): Promise<void> {
    const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
    redis.on('error', () => undefined); // away: the next time
    try {
      await redis.connect();
      const size = /aof_current_size:(\d+)/.exec(await redis.info('persistence'))?.[1] ?? '';
      if (size !== sizeThen) await redis.bgrewriteaof();
      sizeThen = size;
    } finally {
      redis.disconnect();
    }
  }
  const tryIt = () => void rewrite().catch(() => undefined);
  tryIt();
  const timer = setInterval(tryIt, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
