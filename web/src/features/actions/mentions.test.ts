import { describe, expect, it } from '@jest/globals';
import { mentionsIn, nameBefore } from './mentions.ts';

const people = ['anna', 'Boris.K', 'clara-2'].map((username, id) => ({ id: String(id), username }));
const named = (text: string) => mentionsIn(text, people).map(({ username }) => username);

describe('members mentioned in a comment', () => {
  it.each([
    ['@anna, please look', ['anna']],
    ['ask @ANNA and @boris.k.', ['anna', 'Boris.K']],
    ['(@clara-2)', ['clara-2']],
    ['anna@example.com is an address', []],
    ['mail x@anna', []],
    ['@annabel is somebody else', []],
    ['@anna @anna', ['anna']],
  ])('in “%s”', (text, who) => {
    expect(named(text)).toEqual(who);
  });
});

describe('the name being typed', () => {
  it.each([
    ['Hello @bo', { begun: 'bo', at: 7 }],
    ['@', { begun: '', at: 1 }],
    ['Hello @bo ', null],
    ['a@b', null],
    ['', null],
  ])('of “%s”', (text, begun) => {
    expect(nameBefore(text, text.length)).toEqual(begun);
  });
});
