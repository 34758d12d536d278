import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import mongoose from 'mongoose';

/** So often a process is killed: in `npm run proof`, and in `npm test`. */
export const KILLS = process.env.PROOF === 'full' ? 50 : 5;
const WITHIN_MS = 60;

/**
 * Starts a program on this test's database and kills it at a random point of its work, again and again.
 * @param program its path; it makes itself with `crashTestMain`
 */
export function killAtRandom(program: string, ...args: string[]): Promise<void> {
  return killTimes(KILLS, program, ...args);
}

/** The same, so many times. */
export async function killTimes(kills: number, program: string, ...args: string[]): Promise<void> {
  const { TEST_MONGODB_URI = '' } = process.env;
  const whole = ['--disable-warning=ExperimentalWarning', program, TEST_MONGODB_URI, mongoose.connection.name, ...args];
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, whole, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(Math.random() * WITHIN_MS);
    child.kill('SIGKILL');
    const [code] = await ended;
    if (code) throw new Error(`${program} failed on its own: it did not do the work at which it was to be killed`);
  }
}

/**
 * Does the work to its end, again as the queue would while the database still holds a transaction of a process that was killed: it lets go
 * of those after a minute.
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
