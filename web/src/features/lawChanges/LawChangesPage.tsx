import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { LawChangesQueryVariables } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { LawChangeCard } from './LawChangeCard.tsx';

const LawChanges = graphql(`
  query LawChanges($after: ID, $keptAfter: ID) {
    lawChanges {
      open
      kept
      progress {
        done
        total
      }
      rows(first: 20, after: $after) {
        id
        ...LawChangeCard_change
      }
      keptRows: rows(kept: true, first: 20, after: $keptAfter) {
        id
        ...LawChangeCard_change
      }
    }
  }
`);

const WHILE_IT_RUNS_MS = 2_000;
const count = (number: number) => number.toLocaleString('en-GB');

/** The law changes to the latest results, one system at a time: accept, reassess or keep. */
export function LawChangesPage() {
  usePageTitle('Law changes');
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useQuery(LawChanges, {
    ...useKept(LawChanges),
  });
  const changes = data?.lawChanges;
  const progress = changes?.progress;
  const running = !!progress;
  useEffect(() => {
    if (running) startPolling(WHILE_IT_RUNS_MS);
    else stopPolling();
  }, [running, startPolling, stopPolling]);
  const decided = () => void refetch().catch(() => {});

  const more = (next: LawChangesQueryVariables) =>
    fetchMore({
      variables: next,
      updateQuery: ({ lawChanges: known }, { fetchMoreResult: { lawChanges: page } }) => ({
        lawChanges: {
          ...page,
          rows: next.after ? [...known.rows, ...page.rows] : known.rows,
          keptRows: next.keptAfter ? [...known.keptRows, ...page.keptRows] : known.keptRows,
        },
      }),
    }).catch(reason => toastFailure('Error', failureOf(reason).message));

  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Law changes</h1>
      <p className="mt-1 text-sm text-muted">
        When the law changes, decide for each affected system here. Earlier reports do not change.
      </p>
      <p role="status" className="mt-3 text-sm text-muted">
        {progress && `Checking for changes: ${count(progress.done)} of ${count(progress.total)} systems.`}
      </p>
      {!changes && !error && <Skeleton rows={3} className="h-16" />}
      {error && !changes && (
        <EmptyState title="The list could not be loaded" text={failureOf(error).message}>
          <Button onClick={decided}>Try Again</Button>
        </EmptyState>
      )}
      {changes && changes.open === 0 && !progress && (
        <EmptyState
          title="No open decisions"
          text="All results reflect current law, or you decided to keep them. Organisation owners, managers and contributors are notified when the law changes a result."
        />
      )}
      {changes && changes.open > 0 && (
        <section aria-labelledby="open" className="mt-6 grid gap-4">
          <h2 id="open" className="font-serif text-xl font-semibold">
            Open decisions
          </h2>
          {changes.rows.map(change => (
            <LawChangeCard key={change.id} change={change} onDecided={decided} />
          ))}
          {changes.open > changes.rows.length && (
            <ShowMore onClick={() => more({ after: changes.rows.at(-1)?.id ?? null })}>
              Showing {changes.rows.length} of {count(changes.open)} open decisions.
            </ShowMore>
          )}
        </section>
      )}
      {changes && changes.kept > 0 && (
        <section aria-labelledby="kept" className="mt-8">
          <h2 id="kept" className="font-serif text-xl font-semibold">
            Kept results
          </h2>
          <div className="mt-4 grid gap-4">
            {changes.keptRows.map(change => (
              <LawChangeCard key={change.id} change={change} onDecided={decided} />
            ))}
            {changes.kept > changes.keptRows.length && (
              <ShowMore onClick={() => more({ keptAfter: changes.keptRows.at(-1)?.id ?? null })}>
                Showing {changes.keptRows.length} of {count(changes.kept)} kept results.
              </ShowMore>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

function ShowMore({ onClick, children }: { onClick: () => Promise<unknown>; children: ReactNode }) {
  const [loading, setLoading] = useState(false);

  async function show() {
    setLoading(true);
    await onClick();
    setLoading(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <Button size="small" disabled={loading} onClick={show}>
        Show More
      </Button>
      {children}
    </div>
  );
}
