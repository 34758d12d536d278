/** `npm run aicp -- restored`: run once after restoring a backup or a snapshot, before the product starts. */
import mongoose from 'mongoose';
import { createLogger } from '../../process/logger.ts';
import { databaseOf } from '../../process/readEnv.ts';
import { connectRedis } from '../../process/redis.ts';
import { OtherBaseline, pending } from '../migrations/migrate.ts';
import { listDatabaseOwners, migrationsOf } from '../migrations/serviceFolders.ts';
import { env } from './env.ts';
import { advanceIdCounters, deleteKeysByPrefix } from './resetAfterRestore.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const logger = createLogger('restored', 'error');

const client = await mongoose.mongo.MongoClient.connect(env.MONGODB_URI, { serverSelectionTimeoutMS: 8_000 });
const redis = await connectRedis(env.REDIS_URL, logger);
const queues = await connectRedis(env.QUEUE_REDIS_URL ?? env.REDIS_URL, logger);
try {
  for (const service of listDatabaseOwners())
    await pending({ client, database: databaseOf(service), folder: migrationsOf(service) });
  let counters = 0;
  for (const service of listDatabaseOwners()) counters += await advanceIdCounters(client.db(databaseOf(service)));
  say(`${counters} id counters moved forward: no id issued after the backup will be issued again.`);
  const sessions = await deleteKeysByPrefix(redis, 'aicp');
  say(`${sessions} sessions, grants and limits deleted: all users must sign in again.`);
  const jobs = await deleteKeysByPrefix(queues, env.QUEUE_PREFIX);
  say(`${jobs} queue keys deleted. Start the product, then run: npm run aicp -- admin rebuild`);
  say('Check that every recorded file exists: npm run aicp -- files check');
} catch (error) {
  if (!(error instanceof OtherBaseline)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await client.close();
  for (const connection of [redis, queues]) connection.disconnect();
}
