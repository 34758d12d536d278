import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inMinorUnits } from './inMinorUnits.ts';

test('a price of 19.99 is 1999 cents', () => {
  expect(inMinorUnits(19.99)).toBe(1999);
});

test('every amount of cents is unchanged after it is displayed and parsed', () => {
  fc.assert(fc.property(fc.nat(100_000_000), cents => expect(inMinorUnits(cents / 100)).toBe(cents)));
});
