import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Say } from './binary.ts';
import { root } from './deployables.ts';
import { cacheDir } from './env.ts';
import { Failure } from './failure.ts';
import { acceptsConnections } from './freePort.ts';
import { logWaits } from './logWaits.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';
import { startThread } from './startThread.ts';

interface NodeOptions {
  name: string;
  /** Whether it runs within this process, as a thread. */
  thread: boolean;
  args: string[];
  env: Record<string, string | undefined>;
  /** The loopback ports of the service itself, and of /readyz. */
  port: number;
  opsPort: number;
  runDir: string;
  log: { path: string; write: (chunk: Buffer) => void };
  say: Say;
  /** Aborted when the start is no longer needed. */
  stopping?: AbortSignal | undefined;
}

/** The limit for a process that does not answer at all; one that reports what it waits for may wait. */
const SILENT_MS = 120_000;
const WRONG_SETTING = 'exit code 78';
/** Seven processes share one machine, and a small young generation saves tens of megabytes in each. A list of systems fits into 4 MB. */
const FRUGAL = ['--max-semi-space-size=4'];

/**
 * Starts the gateway or a service, reports what it waits for, and resolves when its /readyz is ready. Throws Failure if it ends or stays
 * silent.
 */
export async function startNode(options: NodeOptions): Promise<RunningProcess> {
  const { name, thread, args, port, opsPort, runDir, log } = options;
  const env = {
    // Stores compiled code, for quicker starts without the TypeScript compiler in memory.
    NODE_COMPILE_CACHE: join(cacheDir(), 'compiled'),
    ...options.env,
    PORT: String(port),
    OPS_PORT: String(opsPort),
  };
  let fatal = '';
  const onOutput = (chunk: Buffer) => {
    log.write(chunk);
    fatal = fatalIn(chunk) ?? fatal;
  };
  const running = thread
    ? startThread({ name, args, env, onOutput })
    : startProcess({
        ...{ name, command: process.execPath, args: [...FRUGAL, ...args], env },
        ...{ cwd: root, runDir, onOutput },
      });
  const early = running.ended.then((how): never => {
    const reason = fatal ? `did not start: ${fatal}` : `did not start (${how}).`;
    // For a wrong setting the process itself has printed the full reason.
    throw new Failure(how === WRONG_SETTING ? 'refused' : 'crashed', `${name} ${reason} Its log is ${log.path}.`);
  });
  early.catch(() => undefined);
  try {
    await ready(options, running, early);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** The error message that ends a process, from its log (libs/service/src/process/shutdown.ts). */
function fatalIn(chunk: Buffer): string | undefined {
  const [, message] = /"level":60.*?"message":("(?:[^"\\]|\\.)*")/.exec(chunk.toString()) ?? [];
  return message && JSON.parse(message);
}

const Report = z.object({ dependencies: z.record(z.string(), z.string()) });
/** The states of dependencies that need no explanation. */
const STATES = ['ok', 'away'];

/** @param early rejects with the reason if the process ends */
async function ready(
  { name, port, opsPort, say, stopping }: NodeOptions,
  running: RunningProcess,
  early: Promise<never>,
): Promise<void> {
  let waits = '';
  let heardAt = Date.now();
  async function isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${opsPort}/readyz`, { signal: AbortSignal.timeout(2000) });
      heardAt = Date.now();
      const { dependencies } = Report.parse(await answer.json());
      waits = Object.entries(dependencies)
        .filter(([dependency, state]) => dependency !== 'serving' && !STATES.includes(state))
        .map(([, sentence]) => sentence)
        .join(' ');
      // A worker may be ready before the web part of its process listens.
      return answer.ok && (await acceptsConnections(port));
    } catch {
      return false; // not listening yet
    }
  }
  async function untilReady(): Promise<void> {
    while (!(await isReady())) {
      if (running.hasEnded()) return early;
      stopping?.throwIfAborted();
      if (Date.now() - heardAt > SILENT_MS)
        throw new Failure('crashed', `${name} does not answer after ${SILENT_MS / 1000} s.`);
      await sleep(50);
    }
  }
  await logWaits(say, () => waits, untilReady());
}
