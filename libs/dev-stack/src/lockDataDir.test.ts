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

test('a data folder belongs to one launcher at a time, and is free again after it', () => {
  const release = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(`already runs on ${dataDir} (process ${process.pid})`);
  release();
  lockDataDir(dataDir)();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('the lock of a launcher that was killed holds nobody up', async () => {
  const launcher = spawn('sleep', ['60']);
  const { pid = 0 } = launcher;
  const note = { name: 'launcher', pid, identity: processIdentity(pid) };
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify(note));
  expect(() => lockDataDir(dataDir)).toThrow('already runs');
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  lockDataDir(dataDir)();
});

test('a process that was given the pid of a killed launcher is not taken for it', () => {
  const note = { name: 'launcher', pid: process.pid, identity: 'another boot/1' };
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify(note));
  lockDataDir(dataDir)();
});

test('a note that was cut off when the machine stopped holds nobody up', () => {
  writeFileSync(join(dataDir, 'launcher.json'), '{"name":"laun');
  lockDataDir(dataDir)();
});
