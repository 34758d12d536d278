import { expect, test } from '@jest/globals';
import { formatMoney } from './formatMoney.ts';

test('cents and pence are written only where there are some, in either case of the currency', () => {
  expect(formatMoney(49, 'EUR')).toBe('€49');
  expect(formatMoney(39, 'gbp')).toBe('£39');
  expect(formatMoney(350.5, 'eur')).toBe('€350.50');
});
