import { useLazyQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';

const Query = graphql(`
  query DocumentDifferences($id: ID!, $number: Int!) {
    documentDifferences(id: $id, number: $number) {
      section
      added
      removed
    }
  }
`);

/** The differences between a version and the previous one, on request. */
export function Differences({ documentId, number }: { documentId: string; number: number }) {
  // Edits change the newest version, so it is never read from the cache.
  const [compare, { data, loading, error, called }] = useLazyQuery(Query, { fetchPolicy: 'no-cache' });
  const found = data?.documentDifferences;
  return (
    <div className="mt-2" aria-live="polite">
      {!found && (
        <Button
          size="small"
          look="quiet"
          className="-ml-3"
          disabled={loading}
          onClick={() => compare({ variables: { id: documentId, number } })}
        >
          {loading ? 'Comparing...' : `Compare with Version ${number - 1}`}
        </Button>
      )}
      {called && error && <p className="text-sm text-high">{failureOf(error).message}</p>}
      {found?.length === 0 && <p className="text-sm text-muted">No differences from version {number - 1}.</p>}
      {found && <DifferenceList found={found} />}
    </div>
  );
}

type Difference = { section: string; added: readonly string[]; removed: readonly string[] };

/** Added and removed passages, by section. */
export function DifferenceList({ found }: { found: readonly Difference[] }) {
  return found.map(({ section, added, removed }) => (
    <section key={section} className="mt-3">
      <h3 className="text-sm font-semibold">{section}</h3>
      <ul className="mt-1 space-y-1 text-sm">
        {removed.map(text => (
          <li key={text} className="wrap-anywhere">
            <del className="text-high">
              <span className="sr-only">Removed: </span>
              {text}
            </del>
          </li>
        ))}
        {added.map(text => (
          <li key={text} className="wrap-anywhere">
            <ins className="text-low">
              <span className="sr-only">Added: </span>
              {text}
            </ins>
          </li>
        ))}
      </ul>
    </section>
  ));
}
