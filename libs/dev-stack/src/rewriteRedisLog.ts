import { Redis } from 'ioredis';

/** How long Redis's append-only file still holds what was deleted. */
const EVERY_MS = 10 * 60_000;

/**
 * Has Redis write its append-only file again from what is there, at once and as long as anything is written: until then the file holds every
 * value that ever was, those of deleted accounts too. Left to itself Redis does so at 64 MB.
 * @returns stops it
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
