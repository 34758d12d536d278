import type { Say } from '@aicp/dev-stack/binary';
import { hasEngine } from './containers/engine.ts';
import { withMongo } from './withMongo.ts';

type Servers = { mongodbUri: string; redisUrl: string; stop(): Promise<void> };

/**
 * MongoDB and Redis as in the Compose stack, by testcontainers; undefined if no container engine answers, or it cannot get the images,
 * which it reports.
 */
export async function startContainers(say: Say): Promise<Servers | undefined> {
  if (!(await hasEngine())) return undefined;
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const { RedisContainer } = await import('@testcontainers/redis');
  const starting = [new MongoDBContainer('mongo:8').start(), new RedisContainer('redis:7').start()] as const;
  const stop = async () => {
    for (const container of await Promise.allSettled(starting))
      if (container.status === 'fulfilled') await container.value.stop();
  };
  try {
    const [mongo, redis] = await Promise.all(starting);
    // The replica set names its member by an address that only the container knows.
    const mongodbUri = `${mongo.getConnectionString()}/?directConnection=true`;
    await endTransactionsAsWeDo(mongodbUri);
    say('MongoDB and Redis: in containers');
    return { mongodbUri, redisUrl: redis.getConnectionUrl(), stop };
  } catch (error) {
    say(`No containers, but servers of this machine: ${error instanceof Error ? error.message : error}`);
    await stop();
    return undefined;
  }
}

/** The settings of startMongod for the embedded server: see there. */
async function endTransactionsAsWeDo(mongodbUri: string): Promise<void> {
  await withMongo(mongodbUri, client =>
    client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 10 }),
  );
}
