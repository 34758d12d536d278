import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { processIdentity } from './processIdentity.ts';
import { stopOrphans, writeRunRecord } from './runRecord.ts';

let runDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  runDir = mkdtempSync(join(tmpdir(), 'aicp-run-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(runDir, { recursive: true, force: true });
});

async function startNode(script: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000); console.log('up')`]);
  children.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

test('processes left by a killed launcher are ended by the next start, even if they ignore SIGTERM', async () => {
  const polite = await startNode('');
  const stubborn = await startNode('process.on("SIGTERM", () => {})');
  writeRunRecord(runDir, 'polite', polite);
  writeRunRecord(runDir, 'stubborn', stubborn);
  expect((await stopOrphans(runDir, { limitMs: 300 })).sort()).toEqual(['polite', 'stubborn']);
  expect([polite, stubborn].map(processIdentity)).toEqual([undefined, undefined]);
  expect(readdirSync(runDir)).toEqual([]);
});

test('an unrelated process with the pid of a former child is left alone', async () => {
  const stranger = await startNode('');
  const record = { name: 'mongod', pid: stranger, identity: 'an earlier boot/4711' };
  writeFileSync(join(runDir, 'mongod.json'), JSON.stringify(record));
  expect(await stopOrphans(runDir)).toEqual([]);
  expect(processIdentity(stranger)).toBeDefined();
  expect(readdirSync(runDir)).toEqual([]);
});

test('processes that are still needed are spared', async () => {
  const mongod = await startNode('');
  writeRunRecord(runDir, 'mongod', mongod);
  expect(await stopOrphans(runDir, { except: ['mongod'] })).toEqual([]);
  expect(processIdentity(mongod)).toBeDefined();
  expect(readdirSync(runDir)).toEqual(['mongod.json']);
});
