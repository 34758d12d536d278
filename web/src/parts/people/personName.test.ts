import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { initialsOf, personName } from './personName.ts';

describe('a person', () => {
  it('is called by the full name, or by the username if there is none', () => {
    expect(personName({ username: 'grace', fullName: 'Grace Hopper' })).toBe('Grace Hopper');
    expect(personName({ username: 'grace', fullName: null })).toBe('grace');
    expect(personName({})).toBe('Former member');
  });

  it('is never queried by the username alone', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: new URL('../..', import.meta.url) }).filter(
      file => !/^gql|\.test\./.test(file),
    );
    expect(sources.length).toBeGreaterThan(400);
    const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(sources.filter(file => /\{\s+id\s+username\s+\}/.test(text(file)))).toEqual([]);
  });

  it.each([
    ['Grace Hopper', 'GH'],
    ['Ana Maria de Souza', 'AS'],
    ['grace', 'G'],
    ['g.hopper', 'GH'],
    ['(Dr) Øyvind Åse', 'DÅ'],
    ['أحمد علي', 'أع'],
    ['𐐨𐐲 Lee', '𐐀L'],
    ['–', ''],
  ])('has initials: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
