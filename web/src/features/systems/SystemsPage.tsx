import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { importPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useStill } from '../../ui/useStill.ts';
import { BulkBar } from './BulkBar.tsx';
import { OwnFieldFilter } from './OwnFieldFilter.tsx';
import { SystemsTable } from './SystemsTable.tsx';
import { SystemsToolbar } from './SystemsToolbar.tsx';
import { systemsQuery } from './systemsQuery.ts';
import { filterOf, hasFilters, PAGE, queryOf, type View, viewIn, wholeRegister } from './systemsView.ts';

/** A blank line with its own height, so that content below does not move. */
const NOTHING_YET = '\u00a0';

function countOf({ all, matchCount }: { all: number; matchCount: number }): string {
  return matchCount === all
    ? `${formatCount(all)} ${all === 1 ? 'system' : 'systems'}`
    : `${formatCount(matchCount)} of ${formatCount(all)} systems`;
}

/** The facts about all systems of the organisation, with bulk changes. */
export function SystemsPage() {
  usePageTitle('Systems');
  const mayImport = !useRefusal('importSystems');
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const [query, setQuery] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const view = viewIn(query);
  const { sort, reversed, page } = view;
  const search = useStill(view.search);
  const ownValue = useStill(view.ownValue);
  const filter = filterOf({ ...view, search, ownValue }, me);
  const variables = { filter, sort, reversed, first: PAGE, skip: (page - 1) * PAGE };
  const { data, previousData, error, loading, refetch } = useQuery(systemsQuery, {
    variables,
    ...useKept(systemsQuery, variables),
  });
  const shown = data ?? previousData;
  const register = shown?.systemRegister;
  const members = shown?.organisation.members ?? [];
  const ownFields = shown?.ownFields ?? [];
  const own = ownFields.find(({ name }) => name === view.own);
  const again = () => void refetch().catch(() => {});
  // The address is newer than the rendered state, so two changes in a row are both kept.
  const change = (changes: Partial<View>) =>
    setQuery(queryOf({ ...viewIn(new URLSearchParams(window.location.search)), page: 1, ...changes }), {
      replace: true,
    });
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelected(known => {
      const next = new Set(known);
      for (const id of ids) isSelected ? next.add(id) : next.delete(id);
      return next;
    });
  // Systems that are no longer on the page are not changed.
  const chosen = register?.systems.filter(({ id }) => selected.has(id)) ?? [];

  return (
    <div className="max-w-330 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-2xl font-semibold">Systems</h1>
          <p className="mt-1 max-w-160 text-sm text-muted">
            All AI systems of your organisation, under EU and UK rules. Select several to set their owner or status.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
          {mayImport && (
            <Link
              to={importPath}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              Import
            </Link>
          )}
          <DownloadLink href="/api/systems.xlsx">Export EU as Excel</DownloadLink>
          <DownloadLink href="/api/systems.xlsx?jurisdiction=UK">Export UK as Excel</DownloadLink>
        </div>
      </header>
      {(register ? register.all > 0 || hasFilters(view) : !error) && (
        <>
          <SystemsToolbar view={view} members={members} onView={change} />
          {ownFields.length > 0 && <OwnFieldFilter view={view} fields={ownFields} onView={change} />}
          {!view.archived && (
            <BulkBar selected={chosen} members={members} onClear={() => setSelected(new Set())} onChanged={again} />
          )}
          <p role="status" className="figures mt-1 text-sm text-muted">
            {register ? countOf(register) : NOTHING_YET}
          </p>
        </>
      )}
      <section
        aria-label="Systems"
        aria-busy={loading && !data}
        className="@container mt-3 overflow-hidden rounded-card border border-line bg-surface"
      >
        {!register && !error && (
          <div className="p-6">
            <Skeleton rows={5} className="h-12" />
          </div>
        )}
        {error && !register && (
          <EmptyState title="The systems could not be loaded" text={`${failureOf(error).message} Your data is safe.`}>
            <Button onClick={again}>Try Again</Button>
          </EmptyState>
        )}
        {register && register.systems.length === 0 && (
          <Nothing isNarrowed={hasFilters(view)} mayImport={mayImport} onAll={() => change(wholeRegister)} />
        )}
        {register && register.systems.length > 0 && (
          <SystemsTable
            systems={register.systems}
            selected={selected}
            view={view}
            own={own}
            onSelect={select}
            onView={change}
          />
        )}
      </section>
      {register && (register.matchCount > PAGE || page > 1) && <Pages view={view} matches={register.matchCount} />}
    </div>
  );
}

function Nothing({ isNarrowed, mayImport, onAll }: { isNarrowed: boolean; mayImport: boolean; onAll: () => void }) {
  if (isNarrowed)
    return (
      <EmptyState title="No system matches" text="Use fewer search words, or choose another law, status or owner.">
        <Button onClick={onAll}>Show All Systems</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No AI Systems Yet"
      text={
        mayImport
          ? 'Create systems on the dashboard, or import your list from a file.'
          : 'Systems that are created on the dashboard appear here.'
      }
    >
      <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
      {mayImport && (
        <ButtonLink to={importPath} look="primary">
          Import a File
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The links to the pages of a long list; each page has an address. */
function Pages({ view, matches }: { view: View; matches: number }) {
  const { page } = view;
  const to = (next: number) => ({ search: queryOf({ ...view, page: next }).toString() });
  return (
    <nav
      aria-label="Pages"
      className="figures mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-muted"
    >
      <p>
        {formatCount(Math.min(matches, (page - 1) * PAGE + 1))} to {formatCount(Math.min(matches, page * PAGE))} of{' '}
        {formatCount(matches)}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <ButtonLink size="small" to={to(page - 1)}>
            Previous
          </ButtonLink>
        )}
        {page * PAGE < matches && (
          <ButtonLink size="small" to={to(page + 1)}>
            Next
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
