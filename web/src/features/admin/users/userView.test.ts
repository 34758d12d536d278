import { expect, test } from '@jest/globals';
import { type UserFilter, usersInView } from './userView.ts';

const users = [
  { username: 'Ada', email: 'ada@example.com', companyName: 'Northwind', status: 'active', isEmailVerified: true },
  { username: 'ben', email: 'ben@example.org', companyName: null, status: 'suspended', isEmailVerified: true },
  { username: 'cyd', email: 'c@example.com', companyName: 'Ben & Sons', status: 'suspended', isEmailVerified: false },
  { username: 'dot', email: 'dot@example.com', companyName: 'Contoso', status: 'active', isEmailVerified: false },
];
const found = (filter: UserFilter, search = '') => usersInView(users, filter, search).map(({ username }) => username);

test.each<[UserFilter, string[]]>([
  ['all', ['dot', 'cyd', 'ben', 'Ada']],
  ['verified', ['ben', 'Ada']],
  ['unverified', ['dot', 'cyd']],
  ['active', ['dot', 'Ada']],
  ['suspended', ['cyd', 'ben']],
])('"%s" lists its users, the newest first', (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('users are found by name, address and company in any case, and by several words at once', () => {
  expect(found('all', ' BEN')).toEqual(['cyd', 'ben']);
  expect(found('all', 'example.com north')).toEqual(['Ada']);
  expect(found('suspended', 'example.com')).toEqual(['cyd']);
  // One field ends where the next begins.
  expect(found('all', 'orgben')).toEqual([]);
});
