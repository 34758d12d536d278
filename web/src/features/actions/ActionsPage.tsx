import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ActionBoard } from './ActionBoard.tsx';
import { ActionTable } from './ActionTable.tsx';
import { ActionToolbar } from './ActionToolbar.tsx';
import { actionsQuery } from './actionsQuery.ts';
import { filterOf, isNarrowed, parseActionView, queryOf, type View, wholeList } from './actionView.ts';
import { DoneLines } from './DoneLines.tsx';
import { useSelection } from './useSelection.ts';
import { useStillOrder } from './useStillOrder.ts';

const ActionDialog = lazyComponent(() => import('./ActionDialog.tsx').then(module => module.ActionDialog));
const ActionsBar = lazyComponent(() => import('./ActionsBar.tsx').then(module => module.ActionsBar));
const NewActionDialog = lazyComponent(() => import('./NewActionDialog.tsx').then(module => module.NewActionDialog));

const PAGE = 100;
/** A board shows current work, not everything. */
const BOARD_PAGE = 200;

/** The actions of all systems, with owners and due dates. */
export function ActionsPage() {
  usePageTitle('Actions');
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const refused = useRefusal('work');
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const view = parseActionView(query);
  const { sort, reversed } = view;
  const first = view.board ? BOARD_PAGE : PAGE;
  const variables = { filter: filterOf(view, me), sort, reversed, first, after: null };
  const { data, previousData, error, refetch, fetchMore, loading } = useQuery(actionsQuery, {
    variables,
    ...useKept(actionsQuery, variables),
    // If only the documents cannot be read, the list is shown without its filings.
    errorPolicy: 'all',
  });
  const shown = data ?? previousData;
  const again = () => void refetch().catch(() => {});
  // The address is newer than the rendered state, so two changes in a row are both kept.
  const queryWith = (changes: Partial<View>) =>
    queryOf({ ...parseActionView(new URLSearchParams(window.location.search)), ...changes });
  const change = (changes: Partial<View>) => setQuery(queryWith(changes), { replace: true });
  const linkTo = (id: string) => `?${queryOf({ ...view, action: id })}`;

  const { counts, next, systems } = shown?.actions ?? {};
  const items = useStillOrder(shown?.actions.items, String(queryOf({ ...view, action: '' })));
  const all = counts && counts.open + counts.doing + counts.done + counts.accepted + counts.closed;
  const named = systems?.flatMap(system => system ?? []) ?? [];
  const members = shown?.organisation.members ?? [];
  const selection = useSelection((items ?? []).map(({ id }) => id));
  const selected = (items ?? []).filter(({ id }) => selection.ids.includes(id));

  return (
    <div className="max-w-330 px-4 py-6 sm:px-6 sm:py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-2xl font-semibold">Actions</h1>
          <p className="mt-1 max-w-160 text-sm text-muted">
            Actions from your latest reports, plus your own. Scores change only when you reassess.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <DownloadLink href="/api/actions.csv">CSV</DownloadLink>
          <Button refused={refused} onClick={() => setAdding(true)}>
            Add Action
          </Button>
        </div>
      </header>
      {shown && <DoneLines done={shown.doneActions} />}
      {(shown || !error) && (
        <>
          <ActionToolbar view={view} systems={named} members={members} me={me} onView={change} />
          <p role="status" className="figures mt-3 text-sm text-muted">
            {!counts && '\u00a0'}
            {counts &&
              `${counts.open} open, ${counts.doing} in progress, ${counts.done} done, ${counts.accepted} accepted, ${counts.closed} closed`}
            {counts && counts.overdue > 0 && `, ${counts.overdue} overdue`}
          </p>
        </>
      )}
      <Suspense>
        {selection.ids.length > 0 && !view.board && (
          <ActionsBar
            ids={selection.ids}
            lawDue={selected.flatMap(({ lawDue }) => lawDue ?? []).sort()[0]}
            members={members}
            onClear={() => selection.set([])}
          />
        )}
      </Suspense>
      <section aria-label="Actions" aria-busy={loading && !data}>
        {!shown && !error && (
          <div className="mt-8">
            <Skeleton rows={5} className="h-16" />
          </div>
        )}
        {error && !shown && (
          <EmptyState title="Your actions could not be loaded" text={`${failureOf(error).message} Nothing is lost.`}>
            <Button onClick={again}>Try Again</Button>
          </EmptyState>
        )}
        {items?.length === 0 && (
          <Nothing
            narrowed={isNarrowed(view)}
            none={all === 0}
            onAll={() => change({ ...wholeList, board: view.board })}
          />
        )}
        {items && counts && items.length > 0 && view.board && (
          <ActionBoard items={items} counts={counts} linkTo={linkTo} />
        )}
        {items && items.length > 0 && !view.board && (
          <ActionTable
            items={items}
            selection={refused ? null : selection}
            view={view}
            linkTo={linkTo}
            onView={change}
          />
        )}
      </section>
      {items && next && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button
            size="small"
            onClick={() =>
              fetchMore({
                variables: { after: next },
                updateQuery: (known, { fetchMoreResult: { actions: page } }) => ({
                  ...known,
                  actions: { ...page, items: [...known.actions.items, ...page.items] },
                }),
              }).catch(reason => toastFailure('Error', failureOf(reason).message))
            }
          >
            Show More
          </Button>
          {items.length.toLocaleString('en-GB')} are shown.
        </p>
      )}
      <Suspense>
        {view.action && (
          <ActionDialog key={view.action} id={view.action} members={members} onClose={() => change({ action: '' })} />
        )}
        {adding && <NewActionDialog members={members} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}

type NothingProps = { narrowed: boolean; none: boolean; onAll: () => void };

function Nothing({ narrowed, none, onAll }: NothingProps) {
  if (narrowed)
    return (
      <EmptyState title="No action matches" text="Choose another owner, status, law or system.">
        <Button onClick={onAll}>Show All Actions</Button>
      </EmptyState>
    );
  return none ? (
    <EmptyState
      title="No Actions Yet"
      text="Complete an assessment: each gap becomes an action with an owner and due date."
    >
      <ButtonLink to="/systems">Open Systems</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is open" text="Every action is done, accepted or closed." />
  );
}
