import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from '../adapters/commonPasswords.ts';
import { requireAcceptablePassword } from './password.ts';

const anna = { username: 'annamaria', email: 'anna.berg@example.com' };
const check = (password: string, trial = false) =>
  requireAcceptablePassword(password, anna, { trial, isCommon: isCommonPassword });

describe('a password', () => {
  it.each(['correct horse', 'ÄÖÜ äöü ß', '        x', '🔑🔒🗝️🔐🔓🔑🔒🔐', 'x'.repeat(128)])('can be %p', password => {
    expect(check(password)).toBeNull();
  });

  it.each([
    ['seven characters', '1234x67', 'at least 8'],
    ['more than 128', 'x'.repeat(129), 'at most 128'],
    ['a common one', 'password123', 'too common'],
    ['a common one in capitals', 'PassWord123', 'too common'],
    ['the username', 'ANNAMARIA', 'must differ'],
    ['the address', 'Anna.Berg@example.com', 'must differ'],
    ['the name in the address', 'anna.berg', 'must differ'],
  ])('may not be %s', (_what, password, sentence) => expect(() => check(password)).toThrow(sentence));

  it.each(['password123', '123456', 'kx7q2w'])('can be %p in a trial, with a warning', password => {
    expect(check(password, true)).toContain('weak');
  });

  it('cannot be shorter than 6 characters, or equal the username, in a trial', () => {
    expect(() => check('12345', true)).toThrow('at least 6');
    expect(() => check('annamaria', true)).toThrow('must differ');
  });
});
