import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Binary, binaryEnv } from './binary.ts';
import { Failure } from './failure.ts';
import { freePort } from './freePort.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

export interface RunningRedis {
  process: RunningProcess;
  url: string;
}

/** Starts redis-server on a persistent folder with an append-only file, and waits until it has loaded its data. */
export async function startRedis(
  binary: Binary,
  dataDir: string,
  runDir: string,
  port?: number,
): Promise<RunningRedis & { port: number }> {
  const folder = join(dataDir, 'redis');
  const log = join(dataDir, 'logs', 'redis.log');
  for (const path of [folder, join(dataDir, 'logs')]) mkdirSync(path, { recursive: true });
  const listen = port ?? (await freePort());
  const options = {
    port: listen,
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
  const url = `redis://127.0.0.1:${listen}`;
  try {
    await Promise.race([answers(url), endedEarly(running, log)]);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { process: running, url, port: listen };
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
