import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { openDataDir } from './openDataDir.ts';
import { loadSecrets } from './secrets.ts';

const home = mkdtempSync(join(tmpdir(), 'aicp-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a missing data folder is created for its owner only', () => {
  const dataDir = join(home, 'deep', 'down');
  openDataDir(dataDir, 1);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a data folder that is a file, or below one, is refused with a message', () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  expect(() => openDataDir(file)).toThrow(
    `The data folder ${file} cannot be used: a part of its path is a file. Set DATA_DIR to another folder.`,
  );
  expect(() => openDataDir(join(file, 'below'))).toThrow('a part of its path is a file');
});

test('a data folder without write access is refused, for root too', () => {
  expect(() => openDataDir('/proc/aicp')).toThrow('The data folder /proc/aicp cannot be used');
});

test('a full disk is refused with the free and the required space', () => {
  expect(() => openDataDir(home, 2 ** 60)).toThrow(
    /Not enough disk space: .* has \d+ MB free but \d+ MB are required\./,
  );
});

test('the secrets are created once and readable by their owner only', () => {
  const first = loadSecrets(home);
  expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(loadSecrets(home)).toEqual(first);
  expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
});
