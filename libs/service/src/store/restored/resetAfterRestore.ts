import type { Redis } from 'ioredis';
import type mongoose from 'mongoose';

/** More ids than are created between two backups: ids are never assigned twice, and gaps are allowed. */
const AHEAD = 1_000_000;

/**
 * After databases have gone back in time: advances ids beyond any that were used. A user who registered after the backup has a number that
 * sessions, the payment provider and emails may still know; it must not become another user's.
 * @returns the number of counters
 */
export async function advanceIdCounters(db: mongoose.mongo.Db): Promise<number> {
  const { matchedCount } = await db.collection('counters').updateMany({}, { $inc: { last: AHEAD } });
  return matchedCount;
}

/**
 * Deletes Redis' data about a time that the restored databases do not know: sessions, tokens' grants and limits, or jobs.
 * @param prefix of the keys
 * @returns the number of keys
 */
export async function deleteKeysByPrefix(redis: Redis, prefix: string): Promise<number> {
  let count = 0;
  const match = `${prefix}:*`;
  for await (const keys of redis.scanStream({ match, count: 1_000 }) as AsyncIterable<string[]>)
    if (keys.length > 0) count += await redis.unlink(keys);
  return count;
}
