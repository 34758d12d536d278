import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServiceName, serviceNames } from '@aicp/contracts/serviceNames';
import { type Binary, binaryEnv, type Say, type ServerOptions } from './binary.ts';
import type { Failure } from './failure.ts';
import { findMongod } from './findMongod.ts';
import { findRedis } from './findRedis.ts';
import { freePort } from './freePort.ts';
import { type Kept, keepRunning } from './keepRunning.ts';
import { logWaits } from './logWaits.ts';
import { mongodbPasswordOf, mongodbUsers, ROOT } from './mongodbUsers.ts';
import { mongodWarning } from './mongodVersions.ts';
import { OPERATOR, redisPasswordOf } from './redisUsers.ts';
import { findOldestDeletion } from './rewrite/findOldestDeletion.ts';
import { rewriteMongo } from './rewrite/rewriteMongo.ts';
import { runCommand } from './runCommand.ts';
import { stopOrphans } from './runRecord.ts';
import { loadSecrets } from './secrets.ts';
import { mongodbUri, startMongod } from './startMongod.ts';
import type { RunningProcess } from './startProcess.ts';
import { redisUrl, startRedis } from './startRedis.ts';

export interface Databases {
  /** A replica set, so that transactions work; without a database name. For the user with all rights, like `redisUrl`. */
  mongodbUri: string;
  redisUrl: string;
  /** The addresses with which one process signs in, limited to its own data; with external servers all processes share one. */
  addressesOf: (process: ServiceName | 'gateway') => { MONGODB_URI: string | undefined; REDIS_URL: string };
  /** The servers started by us, restarted when they die; undefined for an external server. */
  mongod?: Kept;
  redis?: Kept;
  /**
   * The time of the oldest deletion whose data MongoDB's files may still contain; undefined if there was none, or for an external server.
   */
  erasedSince: () => Promise<Date | undefined>;
  /** Rewrites MongoDB's files without any deleted data (rewriteMongo). Does nothing for an external server. */
  rewriteMongo: () => Promise<void>;
  /** Stops Redis, then MongoDB; resolves when both processes have ended. */
  stop: () => Promise<void>;
}

export interface DatabaseOptions {
  /** The folder for the data of both, their logs and the run records. */
  dataDir: string;
  /** Servers to use instead of starting our own. */
  external?: { mongodbUri?: string; redisUrl?: string };
  /** Whether expired rows are deleted, by the server's clock; not while the product's own clock is shifted. */
  expires?: boolean;
  /** Stores MongoDB's files uncompressed, for tests that search their bytes. */
  plainFiles?: boolean;
  say?: Say;
  onCrashLoop?: (failure: Failure) => void;
  /** Aborted when the start is no longer needed. */
  stopping?: AbortSignal;
}

/** The names of their run records, see startMongod and startRedis. */
export const DATABASES = ['mongod', 'redis'];

/** The passwords of the databases' users; stored with the other secrets. */
const PASSWORDS = [
  'MONGODB_KEY',
  ...[ROOT, 'migrate', ...serviceNames].map(mongodbPasswordOf),
  ...[OPERATOR, 'gateway', ...serviceNames].map(redisPasswordOf),
];

const STOP_LIMIT_MS = 20_000;

/**
 * Starts MongoDB (replica set of one) and Redis (append-only, noeviction) on ephemeral loopback ports, and fetches them first if the
 * machine has none. The data is kept after a stop. Throws Failure with a message for users.
 */
export async function startDatabases(options: DatabaseOptions): Promise<Databases> {
  const { external = {}, expires = true, say = () => undefined, onCrashLoop = () => undefined, stopping } = options;
  const dataDir = resolve(options.dataDir);
  const runDir = join(dataDir, 'run');
  await stopOrphans(runDir);

  const own = async (
    name: string,
    binary: Binary,
    startServer: (options: ServerOptions) => Promise<RunningProcess>,
  ) => {
    say(`${name}: ${binary.origin}`);
    // The port stays the same across restarts, because the clients know no other.
    const port = await freePort();
    const start = () => logWaits(say, () => `${name} is still starting.`, startServer({ dataDir, runDir, port }));
    return { port, kept: await keepRunning({ name, start, say, onCrashLoop, stopping }) };
  };

  mkdirSync(dataDir, { recursive: true });
  const secrets: Record<string, string> = loadSecrets(dataDir, PASSWORDS);
  const users = mongodbUsers(serviceNames, secrets, ['readWrite', 'dbAdmin']);
  const access = { secret: secrets.MONGODB_KEY ?? '', users, expires, plainFiles: options.plainFiles ?? false };
  const startMongo = (binary: Binary) => (options: ServerOptions) => startMongod(binary, options, access);
  const mongod = external.mongodbUri ? undefined : await findMongod(say);
  const { output = '' } = mongod ? await runCommand(mongod.path, ['--version'], { env: binaryEnv(mongod) }) : {};
  const warning = mongodWarning(output, new Date().toISOString().slice(0, 10));
  if (warning) say(warning);
  const mongo = mongod && (await own('MongoDB', mongod, startMongo(mongod)));
  const mongodbUriOf = (user: string) =>
    external.mongodbUri ?? mongodbUri(mongo?.port ?? 0, { user, pwd: secrets[mongodbPasswordOf(user)] ?? '' });
  try {
    const redisServer = external.redisUrl ? undefined : await findRedis(say);
    const redis =
      redisServer && (await own('Redis', redisServer, options => startRedis(redisServer, options, secrets)));
    const redisUrlOf = (user: string) =>
      external.redisUrl ?? redisUrl(redis?.port ?? 0, user, secrets[redisPasswordOf(user)] ?? '');
    return {
      mongodbUri: mongodbUriOf(ROOT),
      redisUrl: redisUrlOf(OPERATOR),
      addressesOf: process => ({
        MONGODB_URI: process === 'gateway' ? undefined : mongodbUriOf(process),
        REDIS_URL: redisUrlOf(process),
      }),
      mongod: mongo?.kept,
      erasedSince: async () => mongo && findOldestDeletion(mongo.port, access),
      rewriteMongo: async () => {
        if (!mongod || !mongo) return;
        await rewriteMongo({ binary: mongod, dataDir, runDir, access, ...mongo });
      },
      redis: redis?.kept,
      stop: async () => {
        await redis?.kept.stop(STOP_LIMIT_MS);
        await mongo?.kept.stop(STOP_LIMIT_MS);
      },
    };
  } catch (error) {
    await mongo?.kept.stop(STOP_LIMIT_MS);
    throw error;
  }
}
