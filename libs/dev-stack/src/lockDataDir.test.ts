import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { lockDataDir } from './lockDataDir.ts';
import { processIdentity } from './processIdentity.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aicp-lock-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a data folder belongs to one launcher at a time, and is free afterwards', async () => {
  const release = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow(`is already running on ${dataDir} (process ${process.pid})`);
  release();
  (await lockDataDir(dataDir, 0))();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('the lock of a killed launcher blocks no later start', async () => {
  const launcher = spawn('sleep', ['60']);
  const { pid = 0 } = launcher;
  const note = { name: 'launcher', pid, identity: processIdentity(pid) };
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify(note));
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow('is already running');
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  (await lockDataDir(dataDir, 0))();
});

test('a process with the pid of a killed launcher is not mistaken for it', async () => {
  const note = { name: 'launcher', pid: process.pid, identity: 'another boot/1' };
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify(note));
  (await lockDataDir(dataDir, 0))();
});

test('a lock file that was cut off by a power failure blocks no later start', async () => {
  writeFileSync(join(dataDir, 'launcher.json'), '{"name":"laun');
  (await lockDataDir(dataDir, 0))();
});

test('a start during the stop of an earlier one waits for it', async () => {
  const release = await lockDataDir(dataDir);
  const next = lockDataDir(dataDir);
  setTimeout(release, 300);
  (await next)();
});
