import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ActivitiesQuery, ActivityFilter } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualTable } from '../../../ui/VirtualTable.tsx';
import { type Entries, joinNewest } from '../joinPages.ts';
import { useNotices } from '../useNotices.ts';
import { ActivityRow, activityColumns, activityHead } from './ActivityRow.tsx';

const heights = { row: 81, card: 145 };
const idOf = (activity: ListedActivity) => activity.id;

type Props = { filter: ActivityFilter; empty: string };

/** Entries of the log; the next page is fetched before the end is reached. */
export function ActivityTable({ filter, empty }: Props) {
  const { activities, isCurrent, hasMore, failure, more, tryAgain } = useActivities(filter);
  return (
    <section
      aria-label="Activities"
      aria-busy={!failure && !(activities && isCurrent)}
      className={`mt-3 overflow-hidden rounded-card border border-line bg-surface ${isCurrent ? '' : 'opacity-60'}`}
    >
      {failure ? (
        <EmptyState title="The activities could not be loaded" text={failure.message}>
          <Button onClick={tryAgain}>Try Again</Button>
        </EmptyState>
      ) : !activities ? (
        <div className="p-6">
          <Skeleton rows={6} className="h-14" />
        </div>
      ) : activities.length === 0 ? (
        <EmptyState title="No activities" text={empty} />
      ) : (
        <VirtualTable
          label="Activities, newest first"
          rows={activities}
          total={hasMore ? -1 : activities.length}
          idOf={idOf}
          heights={heights}
          columns={activityColumns}
          head={activityHead}
          view={JSON.stringify(filter)}
          onDrawn={(_, isEnd) => isEnd && more()}
        >
          {activity => <ActivityRow activity={activity} />}
        </VirtualTable>
      )}
    </section>
  );
}

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

type ListedActivity = ActivitiesQuery['activities']['activities'][number];

type Shown = { key: string; entries?: Entries<ListedActivity>; failure?: Failure };

const PAGE = 100;

/**
 * Loads the log with a server-side filter, newest first and page by page; new entries arrive automatically. Kept outside Apollo's cache,
 * like the list of accounts: entries never change, and a log is long.
 */
function useActivities(filter: ActivityFilter) {
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

  /** Loads the first page: adds new entries to those shown, or starts the list. */
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

  /** Fetches the next page; a repeated call for the same page does nothing. */
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
      // Scrolling on requests the page again.
      loading.current = '';
    }
  }

  return {
    /** The entries of the previous filter are shown until those of the new one arrive. */
    activities: shown.entries?.activities,
    isCurrent: shown.key === key,
    hasMore: !!shown.entries?.next,
    failure: shown.failure,
    more,
    tryAgain: begin,
  };
}
