import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const SMALL = /^(a|an|the|and|or|of|to|in|on|for|with|by|as|from|at|into)$/;

/** The literal labels of all buttons, without those that show progress. */
function wordsOfButtons(file: string): string[] {
  const elements = readFileSync(join(source, file), 'utf8').matchAll(
    /<(Button|ButtonLink|ProviderLink|button)\b(?:[^>]|=>)*?(?<!=)>\s*([^<]{2,160}?)\s*(?:<\/\1>|<span className="sr-only">)/g,
  );
  return [...elements].flatMap(([, , words = '']) => {
    if (words.includes('?'))
      return [...words.slice(words.indexOf('?')).matchAll(/['`]([A-Z][^'`\n]*)['`]/g)].map(([, word = '']) => word);
    return /^[A-Z][^()]*$/.test(words) ? [words.replaceAll(/\s+/g, ' ')] : [];
  });
}

/** The labels of all menu entries. */
function wordsOfMenus(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  if (!/<(Opened)?Menu\b|\bMenuProps\b/.test(text)) return [];
  return [...text.matchAll(/\blabel: ['`]([^'`]+)['`]/g)].map(([, words = '']) => words);
}

it('writes the labels of buttons and menus in capitals, as the specification does', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'));
  const words = files
    .flatMap(file => [...wordsOfButtons(file), ...wordsOfMenus(file)])
    .filter(text => !/^(\w+ing\b|One moment).*\.\.\.$/.test(text));
  expect(words.length).toBeGreaterThan(200);
  const isPlain = (text: string) =>
    text
      .replaceAll(/\$?\{[^}]*\}/g, '')
      .split(/\s+/)
      .some(word => /^[a-z]/.test(word) && !SMALL.test(word));
  expect(words.filter(isPlain)).toEqual([]);
});
