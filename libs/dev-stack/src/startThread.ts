import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { RunningProcess } from './startProcess.ts';

export interface ThreadOptions {
  name: string;
  /** As those of a Node process: options first, the file last. */
  args: string[];
  /** The thread sees these variables and no others; undefined removes one. */
  env: Record<string, string | undefined>;
  /** How large its heap may become, as a part of the memory that it shares with the others. */
  heapMb?: number;
  /** Receives what the thread prints. */
  onOutput: (chunk: Buffer) => void;
}

const STOP_BY_MESSAGE = new URL('./stopByMessage.ts', import.meta.url).href;
/** Two halves of 4 MB and the space of large young objects: what `--max-semi-space-size=4` gives a process. That flag of this process counts instead, where it is set. */
const YOUNG_MB = 12;

/**
 * Starts a thread of this process, with its own heap, environment and output. What ends it by itself (an error that no one
 * caught, `process.exit`, a full heap) ends no other.
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
  // A process prints why it falls over.
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
