import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Say } from './binary.ts';
import { findMongod } from './findMongod.ts';
import { findRedis } from './findRedis.ts';
import { endLeftovers } from './runRecord.ts';
import { startMongod } from './startMongod.ts';
import type { RunningProcess } from './startProcess.ts';
import { startRedis } from './startRedis.ts';

export interface Databases {
  /** Without a database name; a replica set, so that transactions work. */
  mongodbUri: string;
  redisUrl: string;
  /** Undefined when the address came from outside. */
  mongod?: RunningProcess;
  /** The present Redis: `restartRedis` replaces it. */
  redis: () => RunningProcess | undefined;
  /** Stops Redis with `signal` and starts it again on the same port and data: for proofs of recovery. */
  restartRedis: (signal?: NodeJS.Signals) => Promise<void>;
  /** Stops both, Redis first; resolves when no process is left. */
  stop: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Data of both, their logs and the run records live here. */
  dataDir: string;
  /** Use these servers in place of own ones. */
  external?: { mongodbUri?: string; redisUrl?: string };
  say?: Say;
}

/**
 * MongoDB (replica set of one) and Redis (append-only, noeviction) on ephemeral loopback ports, fetched first when the
 * machine has none. Data outlives the stop. Throws Failure with a sentence for people.
 */
export async function startDatabases({ dataDir, external = {}, say = () => undefined }: DatabaseOptions) {
  const home = resolve(dataDir);
  const runDir = join(home, 'run');
  mkdirSync(runDir, { recursive: true });
  await endLeftovers(runDir);
  const running: RunningProcess[] = [];
  const stop = async () => {
    for (const one of running.splice(0).reverse()) await one.stop(20_000);
  };
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(): Promise<Databases> {
    const mongo = external.mongodbUri ? undefined : await ownMongod();
    const redis = external.redisUrl ? undefined : await ownRedis();
    return {
      mongodbUri: external.mongodbUri ?? mongo?.uri ?? '',
      redisUrl: external.redisUrl ?? redis?.url ?? '',
      mongod: mongo?.process,
      redis: () => redis?.current(),
      restartRedis: async signal => redis?.restart(signal),
      stop,
    };
  }

  async function ownMongod() {
    const binary = await findMongod(say);
    say(`MongoDB: ${binary.origin}`);
    const mongod = await startMongod(binary, home, runDir);
    running.push(mongod.process);
    return mongod;
  }

  async function ownRedis() {
    const binary = await findRedis(say);
    say(`Redis: ${binary.origin}`);
    let redis = await startRedis(binary, home, runDir);
    running.push(redis.process);
    const restart = async (signal: NodeJS.Signals = 'SIGTERM') => {
      process.kill(redis.process.pid, signal);
      await redis.process.ended;
      running.splice(running.indexOf(redis.process), 1);
      redis = await startRedis(binary, home, runDir, redis.port);
      running.push(redis.process);
    };
    return { url: redis.url, current: () => redis.process, restart };
  }
}
