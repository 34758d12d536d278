import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { RunningProcess } from './startProcess.ts';

export interface ThreadOptions {
  name: string;
  /** The arguments as for a Node process: options first, the file last. */
  args: string[];
  /** The only variables that the thread sees; undefined removes one. */
  env: Record<string, string | undefined>;
  /** The maximum size of its heap, which is part of the memory shared with the other threads. */
  heapMb?: number;
  /** Receives the output of the thread. */
  onOutput: (chunk: Buffer) => void;
}

const STOP_BY_MESSAGE = new URL('./stopByMessage.ts', import.meta.url).href;
/**
 * Two halves of 4 MB and the space for large young objects, as `--max-semi-space-size=4` sets for a process. If this process has that
 * flag, its value counts instead.
 */
const YOUNG_MB = 12;

/**
 * Starts a thread of this process, with its own heap, environment and output. An uncaught error, `process.exit` or a full heap ends no
 * other thread.
 */
export function startThread({ name, args, env, heapMb = 1024, onOutput }: ThreadOptions): RunningProcess {
  const variables = Object.entries(env).filter(([, value]) => value !== undefined);
  const worker = new Worker(args.at(-1) ?? '', {
    name,
    execArgv: ['--import', STOP_BY_MESSAGE, ...args.slice(0, -1)],
    env: Object.fromEntries(variables),
    stdout: true,
    stderr: true,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: heapMb },
  });
  for (const output of [worker.stdout, worker.stderr]) output.on('data', onOutput);
  // Prints the reason for a crash, as a process does.
  worker.on('error', error => onOutput(Buffer.from(`${error instanceof Error ? error.stack : error}\n`)));
  let over = false;
  const ended = new Promise<number>(resolve => worker.once('exit', resolve)).then(async code => {
    over = true;
    await Promise.allSettled([finished(worker.stdout), finished(worker.stderr)]);
    return `exit code ${code}`;
  });
  const kill = (signal: NodeJS.Signals) => {
    if (signal === 'SIGKILL') void worker.terminate();
    else worker.postMessage(signal);
  };
  return {
    name,
    pid: process.pid,
    ended,
    hasEnded: () => over,
    kill,
    stop: async (limitMs = 10_000) => {
      if (over) return;
      kill('SIGTERM');
      const forced = setTimeout(() => kill('SIGKILL'), limitMs);
      await ended;
      clearTimeout(forced);
    },
  };
}
