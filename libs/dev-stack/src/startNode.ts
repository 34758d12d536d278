import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './deployables.ts';
import { cacheDir } from './env.ts';
import { Failure } from './failure.ts';
import { acceptsConnections } from './freePort.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';
import { startThread } from './startThread.ts';

interface NodeOptions {
  name: string;
  /** Within this process, as a thread. */
  thread: boolean;
  args: string[];
  env: Record<string, string | undefined>;
  /** Loopback ports: of the work itself, and the one that answers /readyz. */
  port: number;
  opsPort: number;
  runDir: string;
  log: { path: string; write: (chunk: Buffer) => void };
}

const LIMIT_MS = 60_000;
/** Seven processes share one machine: a small young generation is worth tens of megabytes in each. A list of systems fits into 4 MB. */
const FRUGAL = ['--max-semi-space-size=4'];

/** Starts the gateway or a service and resolves when its /readyz says so. Throws Failure when it ends or stays silent. */
export async function startNode(options: NodeOptions): Promise<RunningProcess> {
  const { name, thread, args, port, opsPort, runDir, log } = options;
  const env = {
    // Compiled code is kept: quicker starts, and no TypeScript compiler in memory.
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
  const early = running.ended.then(how => {
    const reason = fatal ? `did not start: ${fatal}` : `did not start (${how}).`;
    throw new Failure('crashed', `${name} ${reason} Its log is ${log.path}.`);
  });
  try {
    await Promise.race([ready(name, { port, opsPort }, running), early]);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** The message of the error that ends a process, from its log (libs/service/src/process/shutdown.ts). */
function fatalIn(chunk: Buffer): string | undefined {
  const [, message] = /"level":60.*?"message":("(?:[^"\\]|\\.)*")/.exec(chunk.toString()) ?? [];
  return message && JSON.parse(message);
}

async function ready(name: string, ports: { port: number; opsPort: number }, running: RunningProcess): Promise<void> {
  let last = 'no answer';
  for (const limit = Date.now() + LIMIT_MS; Date.now() < limit && !running.hasEnded(); await sleep(50)) {
    try {
      const answer = await fetch(`http://127.0.0.1:${ports.opsPort}/readyz`, { signal: AbortSignal.timeout(2000) });
      last = await answer.text();
      // A worker may be ready before the web half of its process listens.
      if (answer.ok && (await acceptsConnections(ports.port))) return;
    } catch {
      // not listening yet
    }
  }
  throw new Failure('crashed', `${name} is not ready after ${LIMIT_MS / 1000} s: ${last.slice(0, 300)}`);
}
