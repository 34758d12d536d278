import { describe, expect, it } from '@jest/globals';
import { initialsOf, personName } from './personName.ts';

describe('a person', () => {
  it('is called by the full name, or else by the username', () => {
    expect(personName({ username: 'grace', fullName: 'Grace Hopper' })).toBe('Grace Hopper');
    expect(personName({ username: 'grace', fullName: null })).toBe('grace');
    expect(personName({})).toBe('Former member');
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
