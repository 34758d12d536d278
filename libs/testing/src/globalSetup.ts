import { rmSync } from 'node:fs';
import { startDatabases } from '@aicp/dev-stack/startDatabases';
import { dataFolder } from './dataFolder.ts';
import { startContainers } from './startContainers.ts';

let stopAll: (() => Promise<void>) | undefined;

/**
 * One MongoDB and one Redis for the whole run: in containers if there is an engine, else on this machine, in a temp folder. Tests find them
 * in TEST_MONGODB_URI (no database in it) and TEST_REDIS_URL; addresses set from outside are used as they are.
 */
export default async function globalSetup(): Promise<void> {
  const { TEST_MONGODB_URI: mongodbUri, TEST_REDIS_URL: redisUrl } = process.env;
  const dataDir = dataFolder('aicp-test-');
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const containers = mongodbUri || redisUrl ? undefined : await startContainers(say);
  const databases = await startDatabases({ dataDir, external: containers ?? { mongodbUri, redisUrl }, say });
  process.env.TEST_MONGODB_URI = databases.mongodbUri;
  process.env.TEST_REDIS_URL = databases.redisUrl;
  stopAll = async () => {
    await databases.stop();
    await containers?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Jest runs no teardown after an interruption.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stopDatabasesOfRun();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/** Stops the databases started by globalSetup and removes their data; a second call does nothing. */
export async function stopDatabasesOfRun(): Promise<void> {
  const stop = stopAll;
  stopAll = undefined;
  await stop?.();
}
