import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from './binary.ts';
import { Failure } from './failure.ts';
import type { RunningProcess } from './startProcess.ts';

/** A child that is restarted when it dies. */
export interface Kept {
  name: string;
  /** The current process id, which changes with every restart, unless it is a thread of this process. */
  pid: () => number;
  /** Ends the current process with the signal, and resolves when its successor is ready. */
  restart: (signal?: NodeJS.Signals) => Promise<void>;
  /**
   * Ends the current process, runs work while none is running, and resolves when its successor is ready. If `between` fails, `replace` rejects, but a successor is still started.
   */
  replace: (work: { end: () => Promise<void>; between: () => Promise<void> }) => Promise<void>;
  stop: (limitMs?: number) => Promise<void>;
}

interface KeepOptions {
  name: string;
  /**
   * Resolves when the process is ready. Rejects if it will not become ready: with a Failure other than a crash if another attempt is
   * useless.
   */
  start: () => Promise<RunningProcess>;
  say: Say;
  /** Called once when the child keeps dying; nothing is restarted after that. */
  onCrashLoop: (failure: Failure) => void;
  /** Aborted when the stack stops: a child that has never started is then not tried again. */
  stopping?: AbortSignal | undefined;
}

const WINDOW_MS = 60_000;
const MAX_CRASHES = 5;
const FIRST_DELAY_MS = 250;
/** The time limit for a planned shutdown, in which a database writes everything to disk. */
const REPLACE_LIMIT_MS = 60_000;

/** Starts a child, and restarts it with growing pauses whenever it dies; five times a minute count as a crash loop. */
export async function keepRunning(options: KeepOptions): Promise<Kept> {
  const { name, start, say, onCrashLoop } = options;
  let current = await startFirst(options);
  let stopping = false;
  let planned: (() => Promise<void>) | undefined;
  let ends: number[] = [];
  const stopped = new AbortController();
  let loop = watch();

  /** Waits until the current process exits, and resolves when its successor is ready or will never be. */
  async function watch(): Promise<void> {
    let how = await current.ended;
    while (!stopping) {
      const between = planned;
      planned = undefined;
      if (!between && !(await mayRestart(how))) return;
      try {
        await between?.();
        current = await start();
        if (!between) say(`${name} is running again.`);
        loop = watch();
        return;
      } catch (error) {
        how = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** Waits before the next start. Returns false after too many crashes, or once the child is being stopped. */
  async function mayRestart(how: string): Promise<boolean> {
    const now = Date.now();
    ends = [...ends.filter(end => now - end < WINDOW_MS), now];
    if (ends.length >= MAX_CRASHES) {
      stopping = true;
      onCrashLoop(new Failure('crashed', `${name} stopped ${MAX_CRASHES} times within a minute (last: ${how}).`));
      return false;
    }
    say(`${name} stopped unexpectedly (${how}); restarting it.`);
    await sleep(FIRST_DELAY_MS * 2 ** (ends.length - 1), undefined, { signal: stopped.signal }).catch(() => undefined);
    return !stopping;
  }

  return {
    name,
    pid: () => current.pid,
    restart: async (signal = 'SIGTERM') => {
      const ending = loop;
      current.kill(signal);
      await ending;
    },
    replace: async ({ end, between }) => {
      const ending = loop;
      let fault: { error: unknown } | undefined;
      planned = () =>
        between().catch(error => {
          fault = { error };
        });
      await end();
      await Promise.race([current.ended, sleep(REPLACE_LIMIT_MS, undefined, { ref: false })]);
      await current.stop();
      await ending;
      if (fault) throw fault.error;
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

/** A busy machine may be too slow for a first start, but not five times in a row. */
async function startFirst({ start, say, stopping }: KeepOptions): Promise<RunningProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      const isFinal = error instanceof Failure && error.kind !== 'crashed';
      if (isFinal || tries === MAX_CRASHES || stopping?.aborted) throw error;
      say(`${error instanceof Error ? error.message : error} Trying again.`);
      await sleep(FIRST_DELAY_MS * 2 ** tries, undefined, { signal: stopping });
    }
  }
}
