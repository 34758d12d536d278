import { expect, it } from '@jest/globals';
import { weekOf } from './digest.ts';

it.each([
  ['2026-11-23', '2026-11-23', '2026-11-29', '2026-11-16'],
  ['2026-11-29', '2026-11-23', '2026-11-29', '2026-11-16'],
  ['2027-01-01', '2026-12-28', '2027-01-03', '2026-12-21'],
])('%s is in the week from Monday %s', (day, monday, sunday, before) => {
  expect(weekOf(day)).toEqual({ monday, sunday, before });
});
