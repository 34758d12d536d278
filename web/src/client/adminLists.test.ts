import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { activities, adminUsers } from './adminLists.ts';

const Users = gql`query Users($first: Int!, $after: ID) { adminUsers(first: $first, after: $after) { users { id } next } }`;
const Log = gql`query Log($after: String) { activities(after: $after) { activities { id } next } }`;

let cache: InMemoryCache;
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: { Query: { fields: { adminUsers, activities } } } });
});

const typed = (type: string, ids: number[]) => ids.map(id => ({ __typename: type, id: String(id) }));

function usersCome(after: number | null, ids: number[], next: number | null) {
  const adminUsers = { __typename: 'AdminUserPage', users: typed('AdminUser', ids), next: next && String(next) };
  const variables = { first: 3, after: after && String(after) };
  cache.writeQuery({ query: Users, variables, data: { adminUsers } });
  const known = cache.readQuery<{ adminUsers: { users: { id: string }[]; next: string | null } }>({
    query: Users,
    variables: { first: 3 },
  })?.adminUsers;
  return { ids: known?.users.map(({ id }) => Number(id)), next: known?.next };
}

function entriesCome(after: string | null, ids: number[], next: string | null) {
  const activities = { __typename: 'ActivityPage', activities: typed('Activity', ids), next };
  cache.writeQuery({ query: Log, variables: { after }, data: { activities } });
  const known = cache.readQuery<{ activities: { activities: { id: string }[]; next: string | null } }>({ query: Log });
  return { ids: known?.activities.activities.map(({ id }) => Number(id)), next: known?.activities.next };
}

test('accounts are joined page by page, until there are no more', () => {
  expect(usersCome(null, [1, 2, 4], 4)).toEqual({ ids: [1, 2, 4], next: '4' });
  expect(usersCome(4, [5, 8, 9], 9)).toEqual({ ids: [1, 2, 4, 5, 8, 9], next: '9' });
  expect(usersCome(9, [], null)).toEqual({ ids: [1, 2, 4, 5, 8, 9], next: null });
});

test('a page of accounts that is fetched again drops who is gone and adds who is new, and nobody else', () => {
  usersCome(null, [1, 2, 4], 4);
  usersCome(4, [5, 8, 9], null);
  expect(usersCome(1, [4, 5, 8], 8)).toEqual({ ids: [1, 4, 5, 8, 9], next: null });
  expect(usersCome(9, [10, 11, 12], 12)).toEqual({ ids: [1, 4, 5, 8, 9, 10, 11, 12], next: '12' });
  expect(usersCome(12, [], null)).toEqual({ ids: [1, 4, 5, 8, 9, 10, 11, 12], next: null });
});

test('the log goes on behind a cursor, and its newest entries come before what is known', () => {
  entriesCome(null, [9, 8, 7], 'a');
  expect(entriesCome('a', [6, 5, 4], 'b')).toEqual({ ids: [9, 8, 7, 6, 5, 4], next: 'b' });
  expect(entriesCome(null, [11, 10, 9], 'c')).toEqual({ ids: [11, 10, 9, 8, 7, 6, 5, 4], next: 'b' });
});

test('the log begins anew when something between its newest entries and what is known is missing', () => {
  entriesCome(null, [9, 8, 7], 'a');
  expect(entriesCome(null, [19, 18, 17], 'd')).toEqual({ ids: [19, 18, 17], next: 'd' });
});
