import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, formatMoneyShort } from './formatMoney.ts';

test('cents and pence are written only if there are some, with the currency in either case', () => {
  expect(formatMoney(49, 'EUR')).toBe('€49');
  expect(formatMoney(39, 'gbp')).toBe('£39');
  expect(formatMoney(350.5, 'eur')).toBe('€350.50');
});

test('every formatted amount can be parsed back to the cent', () => {
  const read = (text: string) => Math.round(Number(text.replaceAll(/[€,]/g, '')) * 100);
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), cents => {
      expect(read(formatMoney(cents / 100, 'EUR'))).toBe(cents);
    }),
  );
});

test('an axis has room for two or three figures', () => {
  expect([0, 49, 1_250, 12_000].map(amount => formatMoneyShort(amount, 'GBP'))).toEqual(['£0', '£49', '£1.3k', '£12k']);
});

const sources = globSync(`${import.meta.dirname}/../**/*.{ts,tsx}`)
  .filter(path => !/\.test\.ts|\/gql\//.test(path))
  .map(path => [basename(path), readFileSync(path, 'utf8')] as const);

/** Finds where a page's source changes an amount before showing it, except from Stripe's cents. */
const roundedIn = (source: string) =>
  [...source.matchAll(/formatMoney\(([^,]*),/g)].flatMap(([, amount = '']) =>
    /^(?:amount: number|[\w.]+(?: \/ 100)?)$/.test(amount.trim()) ? [] : [amount],
  );

test('no screen formats or rounds money itself', () => {
  expect(sources.filter(([, source]) => /style: 'currency'|[€£]\$\{/.test(source)).map(([name]) => name)).toEqual([
    'formatMoney.ts',
  ]);
  // The law's amounts are whole numbers: formatEuros.
  const rounding = sources.filter(([, source]) => roundedIn(source).length > 0).map(([name]) => name);
  expect(rounding).toEqual(['formatMoney.ts']);
});

test.each(['formatMoney(Math.round(amount), currency)', 'formatMoney(Number(amount.toFixed(0)), currency)'])(
  '%s would be noticed',
  source => expect(roundedIn(source)).toHaveLength(1),
);
