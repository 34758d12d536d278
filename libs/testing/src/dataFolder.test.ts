import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from '@jest/globals';
import { dataFolder } from './dataFolder.ts';

it.each([
  ['the temp folder, where memory has none', { memory: '/nowhere' }],
  ['the temp folder, where that in memory has too little room', { memory: import.meta.dirname, needed: 2 ** 60 }],
])('a folder for databases is made in %s', (_where, options) => {
  const folder = dataFolder('aicp-folder-', options);
  rmSync(folder, { recursive: true });
  expect(dirname(folder)).toBe(tmpdir());
});

it('a databases’ folder is created in memory if there is room', () => {
  const folder = dataFolder('aicp-folder-', { memory: import.meta.dirname, needed: 1 });
  rmSync(folder, { recursive: true });
  expect(dirname(folder)).toBe(import.meta.dirname);
});
