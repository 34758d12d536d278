import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from './binary.ts';
import { Failure } from './failure.ts';
import type { RunningProcess } from './startProcess.ts';

/** A child that is started again when it dies. */
export interface Kept {
  name: string;
  /** The present process id; another one after every restart, unless it is a thread of this process. */
  pid: () => number;
  /** Ends the present process with the signal and resolves when its successor is ready. */
  restart: (signal?: NodeJS.Signals) => Promise<void>;
  stop: (limitMs?: number) => Promise<void>;
}

interface KeepOptions {
  name: string;
  /** Resolves when the process is ready for work; rejects when it is not going to be. */
  start: () => Promise<RunningProcess>;
  say: Say;
  /** Called once when the child keeps dying; nothing is restarted after that. */
  onCrashLoop: (failure: Failure) => void;
}

const WINDOW_MS = 60_000;
const MAX_ENDS = 5;
const FIRST_DELAY_MS = 250;

/** Starts a child, and again with growing pauses whenever it dies: five times a minute are a crash loop. */
export async function keepRunning({ name, start, say, onCrashLoop }: KeepOptions): Promise<Kept> {
  let current = await start();
  let stopping = false;
  let ends: number[] = [];
  const stopped = new AbortController();
  let loop = watch();

  /** Follows the present process to its end and resolves when a successor is ready (or will never be). */
  async function watch(): Promise<void> {
    let how = await current.ended;
    while (!stopping) {
      const now = Date.now();
      ends = [...ends.filter(end => now - end < WINDOW_MS), now];
      if (ends.length >= MAX_ENDS) {
        stopping = true;
        onCrashLoop(new Failure('crashed', `${name} stopped ${MAX_ENDS} times within a minute (last: ${how}).`));
        return;
      }
      say(`${name} stopped unexpectedly (${how}); restarting it.`);
      await sleep(FIRST_DELAY_MS * 2 ** (ends.length - 1), undefined, { signal: stopped.signal }).catch(
        () => undefined,
      );
      if (stopping) return;
      try {
        current = await start();
        say(`${name} is running again.`);
        loop = watch();
        return;
      } catch (error) {
        how = error instanceof Error ? error.message : String(error);
      }
    }
  }

  return {
    name,
    pid: () => current.pid,
    restart: async (signal = 'SIGTERM') => {
      const ending = loop;
      current.kill(signal);
      await ending;
    },
    stop: async limitMs => {
      stopping = true;
      stopped.abort();
      await current.stop(limitMs);
      await loop;
      await current.stop(limitMs);
    },
  };
}
