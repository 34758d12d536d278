import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sessionLifetime, signIn, signOut } from '../client/session.ts';
import { knownCounts, mayChangeCounts, setRailCounts } from './railCounts.ts';

const person = (id: string) => ({ id, username: `user-${id}`, isAdmin: false, isEmailVerified: true });
const own = Object.getOwnPropertyDescriptor(globalThis, 'window');
beforeAll(() => void Object.defineProperty(globalThis, 'window', { value: {}, configurable: true }));
afterAll(() => {
  if (own) Object.defineProperty(globalThis, 'window', own);
  else Reflect.deleteProperty(globalThis, 'window');
});

it('a failed count keeps the previous one', () => {
  signIn(person('1'));
  const counted = { actions: 4, overdue: 1, lawChanges: 2 };
  setRailCounts(counted, sessionLifetime());
  setRailCounts({}, sessionLifetime());
  expect(knownCounts()).toEqual(counted);
  setRailCounts({ actions: 3, overdue: 0 }, sessionLifetime());
  expect(knownCounts()).toEqual({ actions: 3, overdue: 0, lawChanges: 2 });
});

it('never shows the counts of another account, even if they arrive late', () => {
  signIn(person('1'));
  const first = sessionLifetime();
  setRailCounts({ actions: 4 }, first);
  signOut();
  signIn(person('2'));
  expect(knownCounts()).toEqual({});
  setRailCounts({ actions: 5 }, first);
  expect(knownCounts()).toEqual({});
  setRailCounts({ overdue: 1 }, sessionLifetime());
  expect(knownCounts()).toEqual({ overdue: 1 });
});

it('ignores notices about answers of colleagues, and counts again after other notices', () => {
  expect(['systems', 'report 7'].map(mayChangeCounts)).toEqual([true, true]);
  expect(['assessment 7', 'notifications', undefined].map(mayChangeCounts)).toEqual([false, false, false]);
});
