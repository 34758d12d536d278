import { expect, test } from '@jest/globals';
import { parseTurnover } from './parseTurnover.ts';

test.each([
  ['12000000', 12_000_000],
  ['12,000,000', 12_000_000],
  ['12.000.000', 12_000_000],
  ['€ 12 000 000', 12_000_000],
  ['0', 0],
  ['', null],
])('a turnover typed as "%s" is %s', (typed, amount) => {
  expect(parseTurnover(typed)).toBe(amount);
});

test.each(['12.5', '12 million', '-3', '€', '1,2,3', '12,000,000.50'])('%s is not a valid turnover', typed => {
  expect(parseTurnover(typed)).toBeUndefined();
});
