import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../../client/useKept.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ActivityFilter } from '../../../gql/graphql.ts';
import { actionWords } from '../../../parts/activity/actionWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { compactControl } from '../../../ui/compactControl.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { ConfirmedDownload } from '../ConfirmedDownload.tsx';
import { useNotices } from '../useNotices.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { LogKeeping } from './LogKeeping.tsx';
import { UserPicker } from './UserPicker.tsx';

const FIELDS = ['userId', 'action', 'from', 'to'] as const;

/** The activity log, filtered by the server; the address keeps the filter. */
export function ActivityLog() {
  const [query, setQuery] = useSearchParams();
  const { data, refetch } = useQuery(activityLogQuery, {
    ...useKept(activityLogQuery),
  });
  useNotices('activities', () => refetch().catch(() => {}));
  const filter: ActivityFilter = Object.fromEntries(
    FIELDS.flatMap(name => (query.get(name) ? [[name, query.get(name)]] : [])),
  );

  function change(changes: ActivityFilter) {
    setQuery(
      () => {
        // The address is newer than the rendered state and than the router's value.
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
        <ConfirmedDownload
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

const activityLogQuery = graphql(`
  query ActivityLog {
    activityLog {
      entries
      first
      last {
        id
        hash
      }
      retentionDays
      actions
    }
  }
`);

type Props = {
  filter: ActivityFilter;
  actions: readonly string[];
  onFilter: (change: ActivityFilter) => void;
  onClear: () => void;
};

/** Filters the log by user, action and date range. */
function ActivityFilters({ filter, actions, onFilter, onClear }: Props) {
  const { userId, action, from, to } = filter;
  return (
    <search className="grid grid-cols-2 gap-2 xl:grid-cols-[1fr_1fr_auto_auto_auto]">
      <UserPicker userId={userId ?? undefined} onPick={id => onFilter({ userId: id })} />
      <select
        aria-label="Action"
        value={action ?? ''}
        onChange={event => onFilter({ action: event.target.value })}
        className={compactControl}
      >
        <option value="">All actions</option>
        {actions.map(name => (
          <option key={name} value={name}>
            {actionWords(name)}
          </option>
        ))}
      </select>
      <DayField label="From" value={from} max={to} onChange={day => onFilter({ from: day })} />
      <DayField label="To" value={to} min={from} onChange={day => onFilter({ to: day })} />
      <Button
        size="small"
        className="h-9 max-xl:col-span-2"
        disabled={!userId && !action && !from && !to}
        onClick={onClear}
      >
        Clear Filters
      </Button>
    </search>
  );
}
