import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { commandFile, USAGE } from './commands.ts';
import { root } from './deployables.ts';

const named = [...USAGE.matchAll(/^ {2}([a-z]+) ([a-z|-]*)/gm)].flatMap(([, name = '', words = '']) =>
  words.split('|').map(word => [name, word] as const),
);

it.each(named)('the command in the usage text, %s %s, exists', (name, word) => {
  const file = commandFile(name, [word]);
  expect(file && existsSync(join(root, file))).toBe(true);
});

it.each([['admin'], ['admin', 'nope'], ['nope'], ['toString'], ['admin', 'toString']])(
  '%s %s is none',
  (name, word = '') => {
    expect(commandFile(name, [word])).toBeUndefined();
  },
);
