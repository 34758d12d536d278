import { expect, test } from '@jest/globals';
import { activityOf } from './acts.ts';

const told = (name: string, userId: number | null) =>
  activityOf({
    id: 'event',
    name,
    at: '2026-11-02T00:00:00.000Z',
    origin: { userId, address: '203.0.113.7', agent: 'a browser' },
    data: { userId: 7 },
  });

test.each([
  ['user.loggedIn', 'signs in as a guest', null, 7],
  ['user.loggedIn', 'signs in while the browser is signed in to another account', 8, 7],
  ['user.registered', 'registers while the browser is signed in to another account', 8, 7],
  ['user.verified', 'opens the link of the mail', null, 7],
  ['user.verified', 'is verified by an administrator', 8, 8],
  ['user.suspended', 'is suspended by an administrator', 8, 8],
  ['user.deleted', 'is deleted by the product itself', null, null],
])('%s: somebody %s', (name, _what, asker, who) => {
  expect(told(name, asker)).toMatchObject({ who, target: { kind: 'user', id: '7' } });
});
