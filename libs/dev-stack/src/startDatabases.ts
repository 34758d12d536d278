import { join, resolve } from 'node:path';
import type { Binary, Say, ServerOptions } from './binary.ts';
import type { Failure } from './failure.ts';
import { findMongod } from './findMongod.ts';
import { findRedis } from './findRedis.ts';
import { freePort } from './freePort.ts';
import { type Kept, keepRunning } from './keepRunning.ts';
import { endLeftovers } from './runRecord.ts';
import { mongodbUri, startMongod } from './startMongod.ts';
import type { RunningProcess } from './startProcess.ts';
import { redisUrl, startRedis } from './startRedis.ts';

export interface Databases {
  /** A replica set, so that transactions work; without a database name. */
  mongodbUri: string;
  redisUrl: string;
  /** The servers run by us, started again when they die; undefined when the address came from outside. */
  mongod?: Kept;
  redis?: Kept;
  /** Stops Redis, then MongoDB; resolves when no process is left. */
  stop: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Data of both, their logs and the run records live here. */
  dataDir: string;
  /** Use these servers in place of own ones. */
  external?: { mongodbUri?: string; redisUrl?: string };
  say?: Say;
  onCrashLoop?: (failure: Failure) => void;
}

/** Their run records, see startMongod and startRedis. */
export const DATABASES = ['mongod', 'redis'];

const STOP_LIMIT_MS = 20_000;

/**
 * MongoDB (replica set of one) and Redis (append-only, noeviction) on ephemeral loopback ports, fetched first when the
 * machine has none. Data outlives the stop. Throws Failure with a sentence for people.
 */
export async function startDatabases(options: DatabaseOptions): Promise<Databases> {
  const { external = {}, say = () => undefined, onCrashLoop = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const runDir = join(dataDir, 'run');
  await endLeftovers(runDir);

  const own = async (
    name: string,
    binary: Binary,
    startServer: (binary: Binary, options: ServerOptions) => Promise<RunningProcess>,
  ) => {
    say(`${name}: ${binary.origin}`);
    // The port stays the same over restarts: the clients know no other.
    const port = await freePort();
    const start = () => startServer(binary, { dataDir, runDir, port });
    return { port, kept: await keepRunning({ name, start, say, onCrashLoop }) };
  };

  const mongo = external.mongodbUri ? undefined : await own('MongoDB', await findMongod(say), startMongod);
  try {
    const redis = external.redisUrl ? undefined : await own('Redis', await findRedis(say), startRedis);
    return {
      mongodbUri: external.mongodbUri ?? (mongo ? mongodbUri(mongo.port) : ''),
      redisUrl: external.redisUrl ?? (redis ? redisUrl(redis.port) : ''),
      mongod: mongo?.kept,
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
