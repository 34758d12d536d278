import { flushCompileCache } from 'node:module';
import { createLogger } from '@aicp/service/process/logger';
import { context } from '@aicp/service/store/context';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { Redis } from 'ioredis';

/**
 * The whole program that `killAtRandom` starts: `<database server> <database> <arguments of the work>`. It reports when the work begins.
 * Nothing is sent: orders stay in the outbox.
 */
export async function crashTestMain(
  name: string,
  work: (ctx: ReturnType<typeof context>, ...args: string[]) => Promise<unknown>,
): Promise<void> {
  const [uri = '', database = '', ...args] = process.argv.slice(2);
  await openMongo(uri, database);
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
  redis.on('error', () => {});
  const app = { name, redis, logger: createLogger(name, 'silent') };
  // Once killed, it can no longer store its compiled code for the next one.
  flushCompileCache();
  process.stdout.write('begins\n');
  await work(context(app, 'request-1'), ...args);
  await closeMongo();
  redis.disconnect();
}
