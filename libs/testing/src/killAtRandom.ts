import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { cacheDir } from '@aicp/dev-stack/env';
import mongoose from 'mongoose';
import { isFull } from './isFull.ts';

/** The number of times that a process is killed. */
export const KILLS = isFull ? 50 : 3;
const WITHIN_MS = 60;

/**
 * Starts a program on this test's database and repeatedly kills it at a random point of its work.
 * @param program its path; it is a `crashTestMain`
 */
export function killAtRandom(program: string, ...args: string[]): Promise<void> {
  return killTimes(KILLS, program, ...args);
}

/** Kills it so many times. */
export async function killTimes(kills: number, program: string, ...args: string[]): Promise<void> {
  const { TEST_MONGODB_URI = '' } = process.env;
  const whole = ['--disable-warning=ExperimentalWarning', program, TEST_MONGODB_URI, mongoose.connection.name, ...args];
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheDir(), 'compiled') };
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, whole, { stdio: ['ignore', 'pipe', 'inherit'], env });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(Math.random() * WITHIN_MS);
    child.kill('SIGKILL');
    const [code] = await ended;
    if (code) throw new Error(`${program} failed on its own: it did not do the work at which it was to be killed`);
  }
}

/**
 * Completes the work, and retries as the queue would while the database still holds a killed process's transaction, which it releases
 * after a minute.
 */
export async function afterKills(work: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + 120_000; ; ) {
    try {
      await work();
      return;
    } catch (error) {
      const isHeld = error instanceof DomainError && error.code === 'UNAVAILABLE';
      if (!isHeld || Date.now() > until) throw error;
    }
  }
}
