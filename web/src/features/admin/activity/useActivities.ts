import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ActivitiesQuery, ActivityFilter } from '../../../gql/graphql.ts';
import { useNotices } from '../useNotices.ts';

const Activities = graphql(`
  query Activities($first: Int!, $after: String, $filter: ActivityFilter) {
    activities(first: $first, after: $after, filter: $filter) {
      activities {
        id
        ...ActivityRow_activity
      }
      next
    }
  }
`);

export type ListedActivity = ActivitiesQuery['activities']['activities'][number];

const PAGE = 100;

/** The log under a filter of the server's, the newest first, a page at a time; what is new comes by itself. */
export function useActivities(filter: ActivityFilter) {
  const { data, previousData, error, fetchMore, refetch, client } = useQuery(Activities, {
    variables: { first: PAGE, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.activities;
  const asked = useRef<string>(undefined);

  /** Fetches the next page; asked again for the same one, it does nothing. */
  function more() {
    const after = page?.next;
    if (!after || asked.current === after) return;
    asked.current = after;
    fetchMore({ variables: { after } }).catch(() => {
      asked.current = undefined;
    });
  }

  useNotices('activities', () =>
    client
      .query({ query: Activities, variables: { first: PAGE, filter }, fetchPolicy: 'network-only' })
      .catch(() => undefined),
  );

  return {
    activities: page?.activities,
    /** What the filter before this one showed, until this one's is there. */
    before: previousData?.activities.activities,
    hasMore: !!page?.next,
    failure: error && failureOf(error),
    more,
    tryAgain: () => refetch().catch(() => {}),
  };
}
