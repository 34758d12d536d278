import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './limits.ts';

describe('wrong guesses', () => {
  it('cost nothing until the tenth, then pauses that double from 30 seconds to 15 minutes', () => {
    const pauses = Array.from({ length: 18 }, (_, index) => pauseAfter(index + 1, 10));
    expect(pauses.slice(0, 9)).toEqual(Array(9).fill(0));
    expect(pauses.slice(9)).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });
});
