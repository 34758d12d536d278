import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import type { ActivityFilter } from '../../../gql/graphql.ts';
import { ProvedDownload } from '../ProvedDownload.tsx';
import { useNotices } from '../useNotices.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { activityLogQuery } from './activityLogQuery.ts';
import { LogKeeping } from './LogKeeping.tsx';

const FIELDS = ['userId', 'action', 'from', 'to'] as const;

/** Who did what: filtered by the server, and the filter kept in the address. */
export function ActivityLog() {
  const [query, setQuery] = useSearchParams();
  const { data, refetch } = useQuery(activityLogQuery, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useNotices('activities', () => refetch().catch(() => {}));
  const filter: ActivityFilter = Object.fromEntries(
    FIELDS.flatMap(name => (query.get(name) ? [[name, query.get(name)]] : [])),
  );

  function change(changes: ActivityFilter) {
    setQuery(
      () => {
        // The address is ahead of what is drawn, and of what the router would hand over.
        const next = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }

  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <LogKeeping log={data?.activityLog} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-semibold">Activities</h2>
        <ProvedDownload
          href={`/api/admin/activities.csv?${new URLSearchParams(filter as Record<string, string>)}`}
          name="activities.csv"
        />
      </div>
      <div className="mt-3">
        <ActivityFilters
          filter={filter}
          actions={data?.activityLog.actions ?? []}
          onFilter={change}
          onClear={() => change(Object.fromEntries(FIELDS.map(name => [name, undefined])))}
        />
      </div>
      <ActivityTable
        filter={filter}
        empty={isFiltered ? 'No entry matches. Choose another user, action or period.' : 'There are no entries yet.'}
      />
    </>
  );
}
