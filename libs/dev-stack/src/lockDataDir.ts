import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { processIdentity } from './processIdentity.ts';
import { isRunning, readRunRecord } from './runRecord.ts';

/** A start right after a stop may find the earlier launcher still stopping. */
const PATIENCE_MS = 4000;

/**
 * Claims the data folder for this process. Returns a function that releases it. The lock of a killed launcher is recognised by its
 * process and replaced. Throws Failure if another launcher runs on the folder and does not end.
 */
export async function lockDataDir(dataDir: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const limit = Date.now() + patienceMs;
  const lock = join(dataDir, 'launcher.json');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ name: 'launcher', pid: process.pid, identity: processIdentity(process.pid) }));
  try {
    while (!claim(mine, lock)) {
      const text = read(lock);
      const holder = readRunRecord(lock);
      if (holder && isRunning(holder)) {
        if (Date.now() < limit) {
          await sleep(100);
          continue;
        }
        const sentence = `AI Compliance is already running on ${dataDir} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`;
        throw new Failure('alreadyRunning', sentence);
      }
      removeStale(lock, text);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** A link is created with its content or not at all, so no reader sees half a lock. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Two starts may find the same stale lock. If the lock that was moved away is a new one, it is put back. */
function removeStale(lock: string, staleText: string | undefined): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // the other start was quicker
  }
  if (read(aside) !== staleText) claim(aside, lock);
  rmSync(aside, { force: true });
}
