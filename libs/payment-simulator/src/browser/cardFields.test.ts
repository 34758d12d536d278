import { expect, test } from '@jest/globals';
import { type CardValues, type Field, faultOf, formatCvc, formatExpiry, formatNumber } from './cardFields.ts';

const today = new Date(2026, 10, 21);
const good: CardValues = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  country: 'IE',
  postalCode: '',
};
const message = (field: Field, changed: Partial<CardValues>) =>
  faultOf(field, { ...good, ...changed }, today, true)?.message;

test('numbers, dates and codes are formatted while typing', () => {
  expect(formatNumber('4242424242424242999')).toBe('4242 4242 4242 4242');
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatNumber('37')).toBe('37');
  expect(formatNumber('')).toBe('');
  expect(['1', '12', '123', '5', '1234'].map(formatExpiry)).toEqual(['1', '12', '12 / 3', '05', '12 / 34']);
  expect([formatCvc('12345', '4242'), formatCvc('12345', '3782')]).toEqual(['123', '1234']);
});

test('errors have Stripe’s wording', () => {
  const fields: Field[] = ['number', 'expiry', 'cvc', 'country', 'postalCode'];
  expect(fields.map(field => faultOf(field, good, today, true))).toEqual(fields.map(() => undefined));
  expect(message('number', { number: '4242 4242' })).toBe('Your card number is incomplete.');
  expect(message('number', { number: '4242 4242 4242 4241' })).toBe('Your card number is invalid.');
  expect(message('expiry', { expiry: '12' })).toBe("Your card's expiry date is incomplete.");
  expect(message('expiry', { expiry: '10 / 26' })).toBe("Your card's expiry date is in the past.");
  expect(message('expiry', { expiry: '11 / 26' })).toBeUndefined();
  expect(message('expiry', { expiry: '12 / 25' })).toBe("Your card's expiry year is in the past.");
  expect(message('cvc', { cvc: '12' })).toBe("Your card's security code is incomplete.");
  expect(message('postalCode', { country: 'GB' })).toBe('Your postal code is incomplete.');
});
