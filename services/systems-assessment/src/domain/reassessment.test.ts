import { describe, expect, it } from '@jest/globals';
import { monthsAfter } from './reassessment.ts';

describe('the date of a reassessment', () => {
  it.each([
    ['2026-11-22T23:59:59Z', 6, '2027-05-22'],
    ['2026-11-22T00:00:00Z', 12, '2027-11-22'],
    ['2026-08-31T12:00:00Z', 6, '2027-02-28'],
    ['2027-08-31T12:00:00Z', 6, '2028-02-29'],
    ['2026-12-31T12:00:00Z', 2, '2027-02-28'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28'],
    ['2026-01-15T12:00:00Z', 60, '2031-01-15'],
  ])('is, after %s and %i months, %s', (instant, months, day) => {
    expect(monthsAfter(new Date(instant), months)).toBe(day);
  });
});
