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
  /** Asks the present process to end, does something that needs none to run, and resolves when its successor is ready. Rejects, with a successor all the same, when `between` fails. */
  replace: (work: { end: () => Promise<void>; between: () => Promise<void> }) => Promise<void>;
  stop: (limitMs?: number) => Promise<void>;
}

interface KeepOptions {
  name: string;
  /** Resolves when the process is ready for work; rejects when it is not going to be: with a Failure that is no crash if trying again is of no use. */
  start: () => Promise<RunningProcess>;
  say: Say;
  /** Called once when the child keeps dying; nothing is restarted after that. */
  onCrashLoop: (failure: Failure) => void;
  /** Aborted when the stack stops: a child that has never started is not tried again. */
  stopping?: AbortSignal | undefined;
}

const WINDOW_MS = 60_000;
const MAX_ENDS = 5;
const FIRST_DELAY_MS = 250;
/** For a planned end: a database writes everything to its disk. */
const REPLACE_LIMIT_MS = 60_000;

/** Starts a child, and again with growing pauses whenever it dies: five times a minute are a crash loop. */
export async function keepRunning(options: KeepOptions): Promise<Kept> {
  const { name, start, say, onCrashLoop } = options;
  let current = await startFirst(options);
  let stopping = false;
  let planned: (() => Promise<void>) | undefined;
  let ends: number[] = [];
  const stopped = new AbortController();
  let loop = watch();

  /** Follows the present process to its end and resolves when a successor is ready (or will never be). */
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

  /** Waits before the next start, unless it is one too many or no one wants it any more. */
  async function mayRestart(how: string): Promise<boolean> {
    const now = Date.now();
    ends = [...ends.filter(end => now - end < WINDOW_MS), now];
    if (ends.length >= MAX_ENDS) {
      stopping = true;
      onCrashLoop(new Failure('crashed', `${name} stopped ${MAX_ENDS} times within a minute (last: ${how}).`));
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

/** A busy machine may be too slow for a first start; five in a row are no accident. */
async function startFirst({ start, say, stopping }: KeepOptions): Promise<RunningProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      const isOver = error instanceof Failure && error.kind !== 'crashed';
      if (isOver || tries === MAX_ENDS || stopping?.aborted) throw error;
      say(`${error instanceof Error ? error.message : error} Trying again.`);
      await sleep(FIRST_DELAY_MS * 2 ** tries, undefined, { signal: stopping });
    }
  }
}
