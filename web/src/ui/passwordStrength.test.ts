import { expect, test } from '@jest/globals';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', ''],
  ['short', 'Too short'],
  ['password123', 'Weak'],
  ['horse battery', 'Good'],
  ['correct horse battery', 'Strong'],
  ['größere Vögel füttern', 'Strong'],
])('"%s" is called "%s"', (password, word) => {
  expect(passwordStrength(password).word).toBe(word);
});

test.each(['aaaaaaaaaaaaaaaaaaaa', 'abcdefghijklmnopqrst', '98765432109876543210'])(
  '%s is long and weak all the same',
  password => expect(passwordStrength(password).word).toBe('Weak'),
);
