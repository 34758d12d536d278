import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUsersQuery } from '../../../gql/graphql.ts';

/** What the list is searched and filtered by, besides what its rows draw. */
const AdminUsers = graphql(`
  query AdminUsers($first: Int!, $after: ID) {
    adminUsers(first: $first, after: $after) {
      users {
        id
        username
        email
        companyName
        status
        isEmailVerified
        ...UserRow_user
      }
      next
    }
  }
`);

export type ListedUser = AdminUsersQuery['adminUsers']['users'][number];

const PAGE = 1000;
/** Rows on screen are fetched again in pages of this size. */
const AGAIN = 100;

/**
 * Every account, fetched page by page, and kept in Apollo's cache, where each action mends what it changed
 * (client/adminLists.ts says how pages join).
 */
export function useUsers() {
  const client = useApolloClient();
  const [failure, setFailure] = useState<Failure>();
  const { data, error, fetchMore, refetch } = useQuery(AdminUsers, { variables: { first: PAGE } });
  const next = data?.adminUsers.next;

  const goOn = useCallback(
    (after: string) => {
      setFailure(undefined);
      fetchMore({ variables: { after } }).catch(reason => setFailure(failureOf(reason)));
    },
    [fetchMore],
  );
  useEffect(() => {
    if (next) goOn(next);
  }, [next, goOn]);

  const fetchAgain = useCallback(
    (after: number, first: number) =>
      client.query({ query: AdminUsers, variables: { first, after: String(after) }, fetchPolicy: 'network-only' }),
    [client],
  );

  /** Asks again for these accounts, and for whoever is newer than all that are known. */
  const refresh = useCallback(
    async (drawn: readonly { id: string }[], newest: number) => {
      let known = 0;
      for (const id of drawn.map(user => Number(user.id)).sort((one, other) => one - other)) {
        if (id <= known) continue;
        const page = await fetchAgain(id - 1, AGAIN);
        known = Number(page.data?.adminUsers.next ?? Number.POSITIVE_INFINITY);
      }
      if (known < Number.POSITIVE_INFINITY) await fetchAgain(newest, PAGE);
    },
    [fetchAgain],
  );

  return {
    /** By rising id; more are on their way until `isComplete`. */
    users: data?.adminUsers.users,
    isComplete: data !== undefined && !next,
    failure: failure ?? (error && failureOf(error)),
    tryAgain: () => (next ? goOn(next) : refetch().catch(() => {})),
    refresh,
  };
}
