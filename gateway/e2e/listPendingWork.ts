import { withMongo } from '@aicp/testing/withMongo';
import { Redis } from 'ioredis';

/**
 * Undelivered events and jobs about a user in the stories' product: outbox rows, and queued jobs that wait, run or will be retried.
 * Outboxes are read first, because a row that leaves its outbox is already in a queue.
 */
export async function listPendingWork(userId: number): Promise<string[]> {
  const { BASE_URL_MONGODB, BASE_URL_REDIS } = process.env;
  if (!BASE_URL_MONGODB || !BASE_URL_REDIS) throw new Error('BASE_URL_MONGODB and BASE_URL_REDIS are needed');
  const rows = await withMongo(BASE_URL_MONGODB, async client => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const found = databases.map(({ name }) =>
      client.db(name).collection<{ _id: string }>('outbox').find({ 'data.userId': userId }).toArray(),
    );
    return (await Promise.all(found)).flat().map(({ _id }) => _id);
  });
  return [...rows, ...(await jobsAbout(BASE_URL_REDIS, userId))];
}

async function jobsAbout(url: string, userId: number): Promise<string[]> {
  const redis = new Redis(url);
  const isAbout = new RegExp(`"userId":${userId}\\b`);
  try {
    const found: string[] = [];
    for await (const keys of redis.scanStream({ count: 1_000, type: 'hash' }))
      for (const key of keys as string[]) if (isAbout.test((await redis.hget(key, 'data')) ?? '')) found.push(key);
    return found;
  } finally {
    redis.disconnect();
  }
}
