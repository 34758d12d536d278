import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminOrganisationsQuery } from '../../../gql/graphql.ts';

const AdminOrganisations = graphql(`
  query AdminOrganisations($after: ID) {
    adminOrganisations(first: 1000, after: $after) {
      organisations {
        id
        name
        people
        isActive
        plan
        systemCount
        assessmentCount
      }
      next
    }
  }
`);

export type ListedOrganisation = AdminOrganisationsQuery['adminOrganisations']['organisations'][number];

type Loaded = { organisations: readonly ListedOrganisation[]; next: string | null | undefined; failure?: Failure };

/** Loads all organisations page by page, newest first. */
export function useOrganisations() {
  const client = useApolloClient();
  // undefined: the first page is not loaded yet.
  const [{ organisations, next, failure }, setLoaded] = useState<Loaded>({ organisations: [], next: undefined });
  const goOn = useCallback(async () => {
    try {
      const { data, error } = await client.query({
        query: AdminOrganisations,
        variables: { after: next },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw error;
      const page = data.adminOrganisations;
      setLoaded(before => {
        if (before.next !== next) return before;
        return {
          organisations: [...page.organisations.toReversed(), ...before.organisations],
          next: page.next ?? null,
        };
      });
    } catch (error) {
      setLoaded(before => ({ ...before, failure: failureOf(error) }));
    }
  }, [client, next]);
  useEffect(() => {
    if (next !== null) void goOn();
  }, [next, goOn]);

  function tryAgain() {
    setLoaded(before => ({ organisations: before.organisations, next: before.next }));
    void goOn();
  }

  return { organisations, isComplete: next === null, failure, tryAgain };
}
