import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { ActivityFilter } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { LogEntry } from './LogEntry.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogSeal } from './LogSeal.tsx';

const FIELDS = ['userId', 'action', 'from', 'to'] as const;

/** The log entries, filtered by the server, one page at a time; the address keeps the filter. */
export function OrganisationLog() {
  const [query, setQuery] = useSearchParams();
  const [loadingMore, setLoadingMore] = useState(false);
  const filter: ActivityFilter = Object.fromEntries(
    FIELDS.flatMap(name => (query.get(name) ? [[name, query.get(name)]] : [])),
  );
  const variables = { filter };
  const { data, previousData, error, refetch, fetchMore } = useQuery(organisationLogQuery, {
    variables,
    ...useKept(organisationLogQuery, variables),
  });
  const shown = data?.organisationLog ?? (error ? undefined : previousData?.organisationLog);
  const failure = error && !data ? failureOf(error) : undefined;

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
  const clear = () => change(Object.fromEntries(FIELDS.map(name => [name, undefined])));

  async function more(after: string) {
    setLoadingMore(true);
    await fetchMore({
      variables: { after },
      updateQuery: (known, { fetchMoreResult: { organisationLog: page } }) => ({
        organisationLog: {
          ...known.organisationLog,
          entries: [...known.organisationLog.entries, ...page.entries],
          next: page.next,
        },
      }),
    }).catch(reason => toastFailure('Error', failureOf(reason).message));
    setLoadingMore(false);
  }

  const known = shown ?? previousData?.organisationLog;
  const isFiltered = Object.keys(filter).length > 0;
  const next = data?.organisationLog.next;
  return (
    <>
      {known && <LogSeal length={known.length} last={known.last} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-semibold">Entries</h2>
        <DownloadLink href={`/api/organisation/log.csv?${new URLSearchParams(filter as Record<string, string>)}`}>
          Export CSV
        </DownloadLink>
      </div>
      <div className="mt-3">
        <LogFilters filter={filter} actions={known?.actions ?? []} onFilter={change} onClear={clear} />
      </div>
      <section
        aria-label="Log entries"
        aria-busy={!data && !failure}
        className={`mt-3 overflow-hidden rounded-card border border-line bg-surface ${data || failure ? '' : 'opacity-60'}`}
      >
        {failure && (
          <EmptyState title="The log could not be loaded" text={failure.message}>
            <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
          </EmptyState>
        )}
        {!shown && !failure && (
          <div className="p-6">
            <Skeleton rows={6} className="h-14" />
          </div>
        )}
        {shown?.entries.length === 0 && (
          <EmptyState
            title="No entries"
            text={
              isFiltered
                ? 'No entry matches. Choose another member, activity or period.'
                : 'Activities in this organisation appear here.'
            }
          />
        )}
        {shown && shown.entries.length > 0 && (
          <ol aria-label="Entries, newest first" className="divide-y divide-line">
            {shown.entries.map(entry => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {next && (
          <div className="border-t border-line px-5 py-3 sm:px-6">
            <Button size="small" disabled={loadingMore} onClick={() => more(next)}>
              Show More
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

const organisationLogQuery = graphql(`
  query OrganisationLog($after: String, $filter: ActivityFilter) {
    organisationLog(first: 50, after: $after, filter: $filter) {
      entries {
        id
        ...LogEntry_entry
      }
      next
      length
      last {
        id
        hash
      }
      actions
    }
  }
`);
