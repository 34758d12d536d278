import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useStrayDrops } from '../../parts/evidence/useStrayDrops.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useStill } from '../../ui/useStill.ts';
import { LibraryRow } from './LibraryRow.tsx';
import { LibraryToolbar } from './LibraryToolbar.tsx';
import { filterOf, hasFilters, queryOf, type View, viewIn, wholeLibrary } from './libraryView.ts';

const AddFileDialog = lazyComponent(() =>
  import('../../parts/evidence/AddFileDialog.tsx').then(module => module.AddFileDialog),
);

const PAGE = 20;

const Library = graphql(`
  query EvidenceLibrary($filter: EvidenceFilter!, $first: Int!, $after: String) {
    evidenceFiles(filter: $filter, first: $first, after: $after) {
      items {
        id
        ...LibraryRow_file
      }
      next
      total
    }
  }
`);

const One = graphql(`
  query LinkedEvidenceFile($id: ID!) {
    evidenceFile(id: $id) {
      id
      standing
      ...LibraryRow_file
    }
  }
`);

/** The organisation's evidence files, with what each proves. */
export function LibraryPage() {
  usePageTitle('Evidence');
  useStrayDrops();
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  /** The cursors of the pages up to the current one. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const refused = useRefusal('evidence');
  const view = viewIn(query);
  const filter = filterOf({ ...view, search: useStill(view.search) });
  const { data, previousData, error, loading, refetch } = useQuery(Library, {
    variables: { filter, first: PAGE, after: cursors.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.evidenceFiles;
  const named = useQuery(One, { variables: { id: view.file }, skip: !view.file, fetchPolicy: 'network-only' });
  const again = () => {
    void refetch().catch(() => {});
    if (view.file) void named.refetch().catch(() => {});
  };
  const change = (changes: Partial<View>) => {
    setCursors([]);
    setQuery(queryOf({ ...viewIn(new URLSearchParams(window.location.search)), ...changes }), { replace: true });
  };

  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-2xl font-semibold">Evidence</h1>
          <p className="mt-1 max-w-160 text-sm text-muted">
            Your organisation’s files. Each is stored once and linked to everything that it proves.
          </p>
        </div>
        <Button look="primary" refused={refused} onClick={() => setAdding(true)}>
          Add File
        </Button>
      </header>
      {view.file && !named.data && !named.error && <Skeleton className="mt-6 h-20" />}
      {named.error && !named.data && (
        <div className="mt-6">
          {failureOf(named.error).code === 'NOT_FOUND' ? (
            <p role="status" className="text-sm text-muted">
              The selected file does not exist, or you do not have access to it. It may have been removed.
            </p>
          ) : (
            <LoadFailure error={named.error} onRetry={named.refetch} />
          )}
        </div>
      )}
      {named.data && (
        <ul className="mt-6 rounded-card border border-accent bg-surface" aria-label="Selected file">
          <LibraryRow key={named.data.evidenceFile.id} file={named.data.evidenceFile} isOpen onChanged={again} />
        </ul>
      )}
      {(shown || !error) && (
        <>
          <LibraryToolbar view={view} onView={change} />
          <p role="status" className="figures mt-2 min-h-5 text-sm text-muted">
            {shown && `${formatCount(shown.total)} ${shown.total === 1 ? 'file' : 'files'}`}
          </p>
        </>
      )}
      <section
        aria-label="Evidence files"
        aria-busy={loading && !data}
        className="mt-2 rounded-card border border-line bg-surface"
      >
        {!shown && !error && (
          <div className="p-6">
            <Skeleton rows={5} className="h-14" />
          </div>
        )}
        {error && shown && (
          <div className="p-4 pb-0 sm:px-6">
            <LoadFailure error={error} onRetry={refetch} />
          </div>
        )}
        {error && !shown && (
          <EmptyState
            title="The evidence could not be loaded"
            text={`${failureOf(error).message} Your files are safe.`}
          >
            <Button onClick={again}>Try Again</Button>
          </EmptyState>
        )}
        {shown && shown.items.length === 0 && (
          <Nothing
            isNarrowed={hasFilters(view)}
            refused={refused}
            onAll={() => change(wholeLibrary)}
            onAdd={() => setAdding(true)}
          />
        )}
        {shown && shown.items.length > 0 && (
          <ul className="divide-y divide-line">
            {shown.items.map(file => (
              <LibraryRow key={file.id} file={file} isOpen={false} onChanged={again} />
            ))}
          </ul>
        )}
      </section>
      {shown && (shown.next || cursors.length > 0) && (
        <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <Button disabled={loading || cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Newer
          </Button>
          <span className="figures">
            Page {cursors.length + 1} of {Math.ceil(shown.total / PAGE)}
          </span>
          <Button disabled={loading || !shown.next} onClick={() => setCursors([...cursors, shown.next ?? ''])}>
            Older
          </Button>
        </nav>
      )}
      <Suspense>{isAdding && <AddFileDialog onAdded={again} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}

type NothingProps = { isNarrowed: boolean; refused: string | undefined; onAll: () => void; onAdd: () => void };

function Nothing({ isNarrowed, refused, onAll, onAdd }: NothingProps) {
  if (isNarrowed)
    return (
      <EmptyState title="No file matches" text="Use fewer search words, or choose another kind, system or state.">
        <Button onClick={onAll}>Show All Files</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No Evidence Yet"
      text="Add a policy, a test report or a contract once, and link it to every duty that it proves."
    >
      <Button look="primary" refused={refused} onClick={onAdd}>
        Add File
      </Button>
    </EmptyState>
  );
}
