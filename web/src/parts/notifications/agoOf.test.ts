import { describe, expect, it } from '@jest/globals';
import { agoOf } from './agoOf.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

describe('the age of an instant', () => {
  it.each([
    ['2026-11-23T12:00:05Z', 'just now'],
    ['2026-11-23T11:59:01Z', 'just now'],
    ['2026-11-23T11:59:00Z', '1 minute ago'],
    ['2026-11-23T09:30:00Z', '2 hours ago'],
    ['2026-11-22T11:00:00Z', 'yesterday'],
    ['2026-09-01T12:00:00Z', '83 days ago'],
  ])('of %s is said as %s', (instant, words) => {
    expect(agoOf(instant, NOW)).toBe(words);
  });
});
