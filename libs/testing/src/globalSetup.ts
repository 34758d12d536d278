import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Databases, startDatabases } from '@aicp/dev-stack/startDatabases';

let stopAll: (() => Promise<void>) | undefined;

/**
 * One MongoDB and one Redis for the whole run, in a temp folder. Tests find them in TEST_MONGODB_URI (no database in it)
 * and TEST_REDIS_URL; addresses set from outside are used as they are.
 */
export default async function globalSetup(): Promise<void> {
  const external = { mongodbUri: process.env.TEST_MONGODB_URI, redisUrl: process.env.TEST_REDIS_URL };
  const dataDir = mkdtempSync(join(tmpdir(), 'aicp-test-'));
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const databases = await startDatabases({ dataDir, external, say });
  process.env.TEST_MONGODB_URI = databases.mongodbUri;
  process.env.TEST_REDIS_URL = databases.redisUrl;
  stopAll = () => stopDatabases(databases, dataDir);
  // Jest runs no teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stopDatabasesOfRun();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/** Stops what globalSetup started and removes its data; does nothing the second time. */
export async function stopDatabasesOfRun(): Promise<void> {
  const stop = stopAll;
  stopAll = undefined;
  await stop?.();
}

async function stopDatabases(databases: Databases, dataDir: string): Promise<void> {
  await databases.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
