import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ActivitiesQuery, ActivityFilter } from '../../../gql/graphql.ts';
import { type Entries, joinNewest } from '../joinPages.ts';
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

type Shown = { key: string; entries?: Entries<ListedActivity>; failure?: Failure };

const PAGE = 100;

/**
 * The log under a filter of the server's, the newest first, a page at a time; what is new comes by itself. Kept outside
 * Apollo's cache, as the list of accounts is: entries never change, and a log is long.
 */
export function useActivities(filter: ActivityFilter) {
  const client = useApolloClient();
  const key = JSON.stringify(filter);
  const [shown, setShown] = useState<Shown>({ key });
  const loading = useRef('');

  const fetchPage = useCallback(
    async (after: string | null) => {
      const variables = { first: PAGE, after, filter: JSON.parse(key) as ActivityFilter };
      const { data, error } = await client.query({ query: Activities, variables, fetchPolicy: 'no-cache' });
      if (!data) throw error;
      return data.activities;
    },
    [client, key],
  );

  /** The first page: after what is shown it brings what is new, otherwise it begins. */
  const begin = useCallback(async () => {
    try {
      const page = await fetchPage(null);
      setShown(now => ({
        key,
        entries: now.key === key && now.entries ? joinNewest(now.entries, page) : page,
      }));
    } catch (error) {
      setShown(now => (now.key === key && now.entries ? now : { ...now, key, failure: failureOf(error) }));
    }
  }, [fetchPage, key]);
  useEffect(() => void begin(), [begin]);
  useNotices('activities', begin);

  /** Fetches the next page; asked again for the same one, it does nothing. */
  async function more() {
    const after = shown.key === key ? shown.entries?.next : null;
    if (!after || loading.current === key + after) return;
    loading.current = key + after;
    try {
      const page = await fetchPage(after);
      setShown(now =>
        now.key === key && now.entries?.next === after
          ? { key, entries: { activities: [...now.entries.activities, ...page.activities], next: page.next } }
          : now,
      );
    } catch {
      // Scrolling on asks again.
      loading.current = '';
    }
  }

  return {
    /** Until the entries of another filter are there, those of the one before. */
    activities: shown.entries?.activities,
    isCurrent: shown.key === key,
    hasMore: !!shown.entries?.next,
    failure: shown.failure,
    more,
    tryAgain: begin,
  };
}
