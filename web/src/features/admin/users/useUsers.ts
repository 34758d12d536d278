import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { userList } from './userList.ts';

/** The fields for searching and filtering the list, in addition to those that its rows render. */
export const listedUser = graphql(`
  fragment ListedUser_user on AdminUser {
    id
    username
    email
    companyName
    status
    isEmailVerified
    assessmentCount
    createdAt
    lastLogin
    ...UserRow_user
  }
`);

const AdminUsers = graphql(`
  query AdminUsers($first: Int!, $after: ID!) {
    adminUsers(first: $first, after: $after) {
      users {
        ...ListedUser_user
      }
      next
    }
  }
`);

const PAGE = 1000;
/** Rows on screen are fetched again in pages of this size. */
const AGAIN = 100;

/** Loads all accounts page by page. */
export function useUsers() {
  const client = useApolloClient();
  const { users, next } = useSyncExternalStore(userList.subscribe, userList.now);
  const [failure, setFailure] = useState<Failure>();

  /** Returns the cursor of the next page. */
  const fetchPage = useCallback(
    async (after: string, first: number) => {
      const { data } = await client.query({
        query: AdminUsers,
        variables: { first, after },
        fetchPolicy: 'no-cache',
      });
      if (data) userList.join(after, { ...data.adminUsers, users: readFragment(listedUser, data.adminUsers.users) });
      return data?.adminUsers.next ?? null;
    },
    [client],
  );
  const goOn = useCallback(
    (after: string) => {
      setFailure(undefined);
      fetchPage(after, PAGE).catch(reason => setFailure(failureOf(reason)));
    },
    [fetchPage],
  );
  useEffect(() => {
    if (next !== null) goOn(next);
  }, [next, goOn]);
  // The next person to sign in starts with nothing.
  useEffect(() => void client.onClearStore(userList.forget), [client]);

  /** Reloads these accounts and the newest ones. Of two registered at once, the later may have arrived first. */
  const refresh = useCallback(
    async (drawn: readonly { id: string }[]) => {
      const newest = userList.now().users.at(-AGAIN)?.id ?? '0';
      let upTo = 0;
      for (const id of drawn.map(user => Number(user.id)).sort((one, other) => one - other)) {
        if (id > upTo && id <= Number(newest)) upTo = Number((await fetchPage(String(id - 1), AGAIN)) ?? newest);
      }
      await fetchPage(newest, PAGE);
    },
    [fetchPage],
  );

  return {
    /** In ascending order of id; more are loading until `isComplete`. */
    users,
    isComplete: next === null,
    failure,
    tryAgain: () => next !== null && goOn(next),
    refresh,
  };
}
