import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './processIdentity.ts';

/** The record of a running child in `DATA_DIR/run`, with which the next start can end processes left by a killed launcher. */
export interface RunRecord {
  name: string;
  pid: number;
  identity: string;
}

const recordPath = (runDir: string, name: string) => join(runDir, `${name}.json`);

export function writeRunRecord(runDir: string, name: string, pid: number): void {
  const identity = processIdentity(pid);
  if (!identity) return; // it has already ended, and its exit is reported by the process that spawned it
  mkdirSync(runDir, { recursive: true });
  writeFileSync(recordPath(runDir, name), JSON.stringify({ name, pid, identity } satisfies RunRecord));
}

export const removeRunRecord = (runDir: string, name: string) => rmSync(recordPath(runDir, name), { force: true });

export function readRunRecord(path: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunRecord;
  } catch {
    return undefined; // half written when the machine stopped: nothing can be concluded from it
  }
}

/** True if the recorded process itself still runs, not only one with its pid. */
export const isRunning = ({ pid, identity }: RunRecord) => processIdentity(pid) === identity;

/** Ends the processes left by an earlier, killed launcher: with SIGTERM, and after `limitMs` by force. Returns their names. */
export async function stopOrphans(
  runDir: string,
  { limitMs = 10_000, except = [] as string[] } = {},
): Promise<string[]> {
  mkdirSync(runDir, { recursive: true });
  const records = readdirSync(runDir)
    .filter(file => file.endsWith('.json') && !except.includes(file.slice(0, -'.json'.length)))
    .map(file => ({ file, record: readRunRecord(join(runDir, file)) }));
  const ended = await Promise.all(
    records.map(async ({ file, record }) => {
      const wasRunning = record !== undefined && isRunning(record);
      if (wasRunning) await end(record, limitMs);
      rmSync(join(runDir, file), { force: true });
      return wasRunning ? [record.name] : [];
    }),
  );
  return ended.flat();
}

async function end(record: RunRecord, limitMs: number): Promise<void> {
  signal(record, 'SIGTERM');
  for (const limit = Date.now() + limitMs; Date.now() < limit && isRunning(record); ) await sleep(50);
  signal(record, 'SIGKILL');
  while (isRunning(record)) await sleep(20);
}

function signal(record: RunRecord, name: NodeJS.Signals): void {
  if (!isRunning(record)) return;
  try {
    process.kill(record.pid, name);
  } catch {
    // It ended between the check and the signal.
  }
}
