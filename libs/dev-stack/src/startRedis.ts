import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Binary, binaryEnv, type ServerOptions } from './binary.ts';
import { rotateLog } from './childLog.ts';
import { Failure } from './failure.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

export const redisUrl = (port: number) => `redis://127.0.0.1:${port}`;

/** Starts redis-server on a persistent folder with an append-only file, and waits until it has loaded its data. */
export async function startRedis(binary: Binary, { dataDir, runDir, port }: ServerOptions): Promise<RunningProcess> {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  const log = rotateLog(join(dataDir, 'logs'), 'redis');
  const options = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    logfile: log,
    appendonly: 'yes',
    // Queues must never lose a job to make room.
    'maxmemory-policy': 'noeviction',
    save: '',
    daemonize: 'no',
  };
  const running = startProcess({
    name: 'redis',
    command: binary.path,
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    env: binaryEnv(binary),
    runDir,
  });
  try {
    await Promise.race([answers(redisUrl(port)), endedEarly(running, log)]);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 25, maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // not listening yet
  try {
    // While it loads its data, Redis answers with an error.
    while ((await redis.ping().catch(() => '')) !== 'PONG') await sleep(25);
  } finally {
    redis.disconnect();
  }
}

async function endedEarly(running: RunningProcess, log: string): Promise<never> {
  const how = await running.ended;
  throw new Failure('crashed', `Redis did not start (${how}). ${lastLine(log)} Its log is ${log}.`);
}

function lastLine(log: string): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').pop() ?? '';
  } catch {
    return '';
  }
}
