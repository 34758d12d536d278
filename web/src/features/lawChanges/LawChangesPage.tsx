import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { LawChangeCard } from './LawChangeCard.tsx';

const LawChanges = graphql(`
  query LawChanges {
    lawChanges {
      open
      kept
      progress {
        done
        total
      }
      rows(first: 20) {
        id
        ...LawChangeCard_change
      }
      keptRows: rows(kept: true, first: 20) {
        id
        ...LawChangeCard_change
      }
    }
  }
`);

const WHILE_IT_RUNS_MS = 2_000;
const count = (number: number) => number.toLocaleString('en-GB');

/** What the law has moved of the latest results, one system at a time: accepted, assessed again, or kept. */
export function LawChangesPage() {
  usePageTitle('Changes in the Law');
  const { data, error, refetch, startPolling, stopPolling } = useQuery(LawChanges, {
    fetchPolicy: 'cache-and-network',
  });
  const changes = data?.lawChanges;
  const progress = changes?.progress;
  // Both do nothing where that is so already.
  if (progress) startPolling(WHILE_IT_RUNS_MS);
  else stopPolling();
  const decided = () => void refetch().catch(() => {});
  return (
    <div className="mx-auto max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/dashboard" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Dashboard
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Changes in the Law</h1>
      <p className="mt-1 text-sm text-muted">
        The law that your latest results follow has moved. You decide on each system. Earlier reports stay as they are.
      </p>
      <p role="status" className="mt-3 text-sm text-muted">
        {progress && `Working out what changes: ${count(progress.done)} of ${count(progress.total)} systems looked at.`}
      </p>
      {!changes && !error && <Skeleton rows={3} className="h-16" />}
      {error && !changes && (
        <EmptyState title="The list could not be loaded" text={failureOf(error).message}>
          <Button onClick={decided}>Try again</Button>
        </EmptyState>
      )}
      {changes && changes.open === 0 && !progress && (
        <EmptyState
          title="Nothing to decide"
          text="Every result follows the law in force, or you have decided to keep it. When the law moves, you are told."
        />
      )}
      {changes && changes.open > 0 && (
        <section aria-label="To decide" className="mt-4 grid gap-4">
          {changes.rows.map(change => (
            <LawChangeCard key={change.id} change={change} onDecided={decided} />
          ))}
          {changes.open > changes.rows.length && (
            <p className="text-sm text-muted">
              {changes.rows.length} of {count(changes.open)} are shown. What you decide leaves the list, and others
              follow.
            </p>
          )}
        </section>
      )}
      {changes && changes.kept > 0 && (
        <section aria-labelledby="kept" className="mt-8">
          <h2 id="kept" className="font-serif text-xl font-semibold">
            Kept as they are
          </h2>
          <div className="mt-4 grid gap-4">
            {changes.keptRows.map(change => (
              <LawChangeCard key={change.id} change={change} onDecided={decided} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
