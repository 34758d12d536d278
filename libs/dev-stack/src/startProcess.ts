import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { machine } from './env.ts';
import { findOnPath } from './findOnPath.ts';
import { withoutSecrets } from './ownVariables.ts';
import { removeRunRecord, writeRunRecord } from './runRecord.ts';

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  /** Variables added to the machine's environment, which is passed without its secrets; undefined removes one. */
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** The folder of the run records. */
  runDir: string;
  /** Receives the output of the process; without it the output is discarded. */
  onOutput?: (chunk: Buffer) => void;
}

/** A child process, or a thread of this process (startThread.ts). */
export interface RunningProcess {
  name: string;
  /** For a thread, the pid of this process. */
  pid: number;
  /** Resolves when the process has ended, with a text such as "exit code 1" or "signal SIGKILL". */
  ended: Promise<string>;
  hasEnded: () => boolean;
  /** Sends a signal; only SIGKILL is sure to end the process. */
  kill: (signal: NodeJS.Signals) => void;
  /** Sends SIGTERM, then SIGKILL after `limitMs`; resolves when the process has ended. */
  stop: (limitMs?: number) => Promise<void>;
}

const alive = new Set<ChildProcess>();

// The last resort: a launcher that ends without stopping its children kills them.
process.once('exit', () => {
  for (const child of alive) killGroup(child);
});

/**
 * Starts a child in its own session, so that Ctrl-C in the terminal reaches only the launcher, which decides the order of stopping. If
 * `setpriv` exists, the kernel ends the child when the launcher is killed.
 */
export function startProcess(options: ProcessOptions): RunningProcess {
  const { name, command, args, env, cwd, runDir, onOutput } = options;
  const setpriv = process.platform === 'linux' ? findOnPath('setpriv') : undefined;
  const child = spawn(setpriv ?? command, setpriv ? ['--pdeathsig', 'TERM', '--', command, ...args] : args, {
    cwd,
    env: { ...withoutSecrets(machine), ...env },
    detached: true,
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', onOutput ? 'pipe' : 'ignore'],
  });
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk));
  child.stderr?.on('data', (chunk: Buffer) => onOutput?.(chunk));
  alive.add(child);
  const ended = exitOf(child).finally(() => {
    alive.delete(child);
    removeRunRecord(runDir, name);
  });
  const pid = child.pid ?? 0;
  if (pid) writeRunRecord(runDir, name, pid);
  return {
    name,
    pid,
    ended,
    hasEnded: () => hasExited(child),
    kill: signal => void child.kill(signal),
    stop: limitMs => stop(child, ended, limitMs),
  };
}

const hasExited = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** A process whose output another process still holds open counts as ended after this time. */
const READ_MS = 200;

async function exitOf(child: ChildProcess): Promise<string> {
  try {
    const read = once(child, 'close').catch(() => undefined);
    const [code, signal] = await once(child, 'exit');
    await Promise.race([read, sleep(READ_MS, undefined, { ref: false })]);
    return signal ? `signal ${signal}` : `exit code ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function stop(child: ChildProcess, ended: Promise<string>, limitMs = 10_000): Promise<void> {
  if (hasExited(child)) return;
  child.kill('SIGTERM');
  const timer = new AbortController();
  const forced = sleep(limitMs, undefined, { signal: timer.signal }).then(
    () => killGroup(child),
    () => undefined,
  );
  await ended;
  timer.abort();
  await forced;
}

/** Kills the whole group, because `node --watch` starts another child. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // already ended
  }
}
