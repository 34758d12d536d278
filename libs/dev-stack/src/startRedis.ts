import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { Redis } from 'ioredis';
import { type Binary, binaryEnv, type ServerOptions } from './binary.ts';
import { rotateLog } from './childLog.ts';
import { Failure } from './failure.ts';
import { OPERATOR, redisAcl, redisPasswordOf } from './redisUsers.ts';
import { runCommand } from './runCommand.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

/** A user's address; the password needs no encoding. */
export const redisUrl = (port: number, user: string, password: string) =>
  `redis://${user}:${password}@127.0.0.1:${port}`;

/** Starts redis-server on a persistent folder with an append-only file, and waits until it has loaded its data. */
export async function startRedis(
  binary: Binary,
  { dataDir, runDir, port }: ServerOptions,
  secrets: Record<string, string>,
): Promise<RunningProcess> {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  const log = rotateLog(join(dataDir, 'logs'), 'redis');
  const users = join(folder, 'users.acl');
  const { output } = await runCommand(binary.path, ['--version'], { env: binaryEnv(binary) });
  rmSync(users, { force: true });
  writeFileSync(users, redisAcl(serviceNames, secrets, Number(/v=(\d+)/.exec(output)?.[1])), { mode: 0o600 });
  const options = {
    port,
    aclfile: users,
    bind: '127.0.0.1',
    dir: folder,
    logfile: log,
    appendonly: 'yes',
    // Redis must never drop a job to free memory.
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
    await Promise.race([
      answers(redisUrl(port, OPERATOR, secrets[redisPasswordOf(OPERATOR)] ?? '')),
      endedEarly(running, log),
    ]);
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
