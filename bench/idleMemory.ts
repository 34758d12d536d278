import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '@aicp/dev-stack/buildWeb';
import { readRunRecord } from '@aicp/dev-stack/runRecord';
import { DATABASES } from '@aicp/dev-stack/startDatabases';
import { atEnd, temporaryFolder } from './ending.ts';
import { launchProduct } from './startProduct.ts';
import { printTable, record } from './summary.ts';

const IDLE_MS = 10_000;

/** In MiB. RSS counts shared memory once for each process; PSS divides it among them. */
type Memory = { rss: number; pss: number };

/** Measures the memory of each process some seconds after the start, next to a bare Node. */
export async function idleMemory(): Promise<void> {
  await buildWeb(console.log);
  const dataDir = temporaryFolder();
  const launcher = await launchProduct(dataDir);
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  atEnd(() => bare.kill());
  await sleep(IDLE_MS);

  const children = new Map(childrenOf(dataDir).map(({ name, pid }) => [name, memoryOf(pid)]));
  for (const database of DATABASES) children.delete(database);
  const ours = sum([memoryOf(launcher.pid), ...children.values()]);
  const baseline = memoryOf(bare.pid ?? 0);
  const goals = [{ of: 'ours' as const, most: 650 }];
  record({ name: 'All our Node processes idle, RSS', unit: 'MiB', ours: [ours.rss], baseline: [baseline.rss], goals });
  const rows: [name: string, memory: Memory][] = [
    ['bare Node', baseline],
    ['launcher, with its threads', memoryOf(launcher.pid)],
    ...children,
    ['all our Node processes', ours],
  ];
  printTable(
    'Memory idle, MiB (650 of RSS for all our Node processes are wanted)',
    ['', 'RSS', 'PSS', 'PSS ratio'],
    rows.map(([name, { rss, pss }]) => [name, rss.toFixed(0), pss.toFixed(0), (pss / baseline.pss).toFixed(1)]),
  );
}

function childrenOf(dataDir: string) {
  const runDir = join(dataDir, 'run');
  return readdirSync(runDir).flatMap(file => readRunRecord(join(runDir, file)) ?? []);
}

/** The memory of a process as Linux reports it; without /proc there is nothing to compare. */
function memoryOf(pid: number): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (field: string) =>
    Number(rollup.match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'))?.[1] ?? Number.NaN) / 1024;
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
}

const sum = (all: Memory[]): Memory =>
  all.reduce((total, { rss, pss }) => ({ rss: total.rss + rss, pss: total.pss + pss }), { rss: 0, pss: 0 });
