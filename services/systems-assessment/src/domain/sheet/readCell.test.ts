import { describe, expect, it } from '@jest/globals';
import { peopleOf, personNamed } from './readCell.ts';

const people = peopleOf({
  names: { 1: 'ada', 2: 'grace', 3: 'g.hopper', 4: 'berg' },
  fullNames: { 1: 'Ada Lovelace', 2: 'Grace Hopper', 3: 'grace  HOPPER', 4: 'ada' },
  emails: { 1: 'ada@example.com' },
});

describe('a person in a file', () => {
  it.each([
    ['7', '7'],
    ['Ada', '1'],
    ['ADA@example.com', '1'],
    [' ada  lovelace ', '1'],
    ['Countess <ada@example.com>', '1'],
    ['g.hopper', '3'],
    ['Berg', '4'],
  ])('is meant by %j', (cell, id) => {
    expect(personNamed(cell, people)).toBe(id);
  });

  it.each(['Grace Hopper', 'Alan Turing', ''])('is not found by %j, a full name of two members or of none', cell => {
    expect(personNamed(cell, people)).toBeUndefined();
  });
});
