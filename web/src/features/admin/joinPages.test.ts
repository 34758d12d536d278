import { expect, test } from '@jest/globals';
import { joinNewest, joinUsers } from './joinPages.ts';

const some = (ids: number[]) => ids.map(id => ({ id: String(id) }));
const users = (ids: number[], next: string | null) => ({ users: some(ids), next });
const entries = (ids: number[], next: string | null) => ({ activities: some(ids), next });

test('accounts are merged page by page until there are no more', () => {
  const first = joinUsers(users([], '0'), '0', users([1, 2, 4], '4'));
  expect(first).toEqual(users([1, 2, 4], '4'));
  const second = joinUsers(first, '4', users([5, 8, 9], '9'));
  expect(second).toEqual(users([1, 2, 4, 5, 8, 9], '9'));
  expect(joinUsers(second, '9', users([], null))).toEqual(users([1, 2, 4, 5, 8, 9], null));
});

test('fetching a page of accounts again drops deleted and adds new accounts, and no others', () => {
  const known = users([1, 2, 4, 5, 8, 9], null);
  expect(joinUsers(known, '1', users([4, 5, 8], '8'))).toEqual(users([1, 4, 5, 8, 9], null));
  expect(joinUsers(known, '9', users([10, 11, 12], '12'))).toEqual(users([1, 2, 4, 5, 8, 9, 10, 11, 12], '12'));
});

test('the newest log entries come before the known ones', () => {
  const known = entries([9, 8, 7, 6], 'b');
  expect(joinNewest(known, entries([11, 10, 9], 'c'))).toEqual(entries([11, 10, 9, 8, 7, 6], 'b'));
});

test('the log starts again if entries between the newest and the known ones are missing', () => {
  const known = entries([9, 8, 7], 'a');
  expect(joinNewest(known, entries([19, 18, 17], 'd'))).toEqual(entries([19, 18, 17], 'd'));
});
