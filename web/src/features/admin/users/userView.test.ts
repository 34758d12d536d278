import { expect, test } from '@jest/globals';
import { type UserFilter, usersInOrder, usersInView } from './userView.ts';

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
  // A field ends before the next begins.
  expect(found('all', 'orgben')).toEqual([]);
});

const dated = [
  { username: 'user 10', assessmentCount: 1, createdAt: '2026-11-20T08:00:00.000Z', lastLogin: null },
  {
    username: 'User 9',
    assessmentCount: 3,
    createdAt: '2026-11-21T08:00:00.000Z',
    lastLogin: '2026-11-21T09:00:00.000Z',
  },
  { username: 'ada', assessmentCount: 1, createdAt: '2026-11-22T08:00:00.000Z', lastLogin: '2026-11-23T09:00:00.000Z' },
];

test.each([
  [{ by: 'username', descending: false }, ['ada', 'User 9', 'user 10']],
  [{ by: 'assessments', descending: true }, ['User 9', 'user 10', 'ada']],
  [{ by: 'registered', descending: true }, ['ada', 'User 9', 'user 10']],
  [{ by: 'lastLogin', descending: false }, ['user 10', 'User 9', 'ada']],
  [undefined, ['user 10', 'User 9', 'ada']],
] as const)('in the order %j the list reads so', (order, expected) => {
  expect(usersInOrder(dated, order).map(({ username }) => username)).toEqual(expected);
});
