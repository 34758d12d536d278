import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { importPath } from '../../parts/paths.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RiskCounters } from './RiskCounters.tsx';
import { SystemTable } from './SystemTable.tsx';
import { PAGE, queryOf, type View, viewIn, wholeList } from './systemView.ts';
import { useLedger } from './useLedger.ts';
import { useSubscriptionReturn } from './useSubscriptionReturn.ts';

// Fetched beside the list, in which their facts come.
const NextDays = lazyPart(() => import('./NextDays.tsx').then(module => module.NextDays));
const ActionLine = lazyPart(() => import('./ActionLine.tsx').then(module => module.ActionLine));
const LawLine = lazyPart(() => import('./LawLine.tsx').then(module => module.LawLine));
const SystemToolbar = lazyPart(() => import('./SystemToolbar.tsx').then(module => module.SystemToolbar));
const LedgerLine = lazyPart(() => import('./LedgerLine.tsx').then(module => module.LedgerLine));
const PageTurner = lazyPart(() => import('./PageTurner.tsx').then(module => module.PageTurner));
const CreateSystemDialog = lazyPart(() => import('./CreateSystemDialog.tsx').then(module => module.CreateSystemDialog));

const panel = 'mt-3 overflow-hidden rounded-card border border-line bg-surface';
const rows = (
  <div className="p-6">
    <Skeleton rows={3} className="h-16" />
  </div>
);

/** More systems than this are searched and filtered. */
const FEW = 10;

/** The systems of one jurisdiction, where they stand, and what to do next. */
export function DashboardPage({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const title = `${jurisdiction} AI Compliance`;
  usePageTitle(title);
  useSubscriptionReturn();
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const refused = useRefusal('work');
  const isShared = useIsShared();
  const [creating, setCreating] = useState(false);
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const { ledger, due, actions, lawChanges, isBusy, error, refetch } = useLedger(jurisdiction, view, me);
  const all = ledger?.counts.all ?? 0;
  // The address is ahead of what is drawn: two changes in a row are both kept.
  const change = (changes: Partial<View>) =>
    setQuery(queryOf({ ...viewIn(new URLSearchParams(window.location.search)), page: 1, ...changes }), {
      replace: true,
    });

  return (
    <div className="mx-auto max-w-330 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-2xl font-semibold">
            {title}
            <Tag>{jurisdiction === 'UK' ? 'RAG Framework' : 'AI Act'}</Tag>
          </h1>
          {session.status === 'user' && (
            <p className="mt-1 truncate text-sm text-muted">
              Welcome back, {session.user.companyName || session.user.username}
              {session.user.role && session.user.role !== 'owner' && ` · ${capitalise(session.user.role)}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {jurisdiction === 'UK' && <ButtonLink to="/uk/regulator-wizard">Regulator Wizard</ButtonLink>}
          <Button look="primary" refused={refused} onClick={() => setCreating(true)}>
            New {jurisdiction} Assessment
          </Button>
        </div>
      </header>

      <RiskCounters counts={ledger?.counts} filter={view.filter} onFilter={filter => change({ filter })} />
      {/* Together: what comes above the list later would move it away under somebody's finger. */}
      <Suspense
        fallback={
          <section aria-label="AI systems" aria-busy className={panel}>
            {rows}
          </section>
        }
      >
        {lawChanges > 0 && <LawLine open={lawChanges} />}
        {actions && actions.open + actions.doing + actions.overdue > 0 && (
          <ActionLine open={actions.open + actions.doing} overdue={actions.overdue} />
        )}
        {all > 0 && due && <NextDays parts={due} />}
        {ledger && all > 0 && (
          <>
            {all > FEW && <SystemToolbar view={view} types={ledger.types} isShared={isShared} onView={change} />}
            <LedgerLine
              jurisdiction={jurisdiction}
              view={view}
              me={me}
              all={all}
              matches={ledger.matchCount}
              notAssessed={ledger.counts.notAssessed}
              onView={change}
            />
          </>
        )}

        <section aria-label="AI systems" aria-busy={isBusy} className={panel}>
          {!ledger && !error && rows}
          {error && !ledger && (
            <EmptyState
              title="Your systems could not be loaded"
              text={`${failureOf(error).message} Your saved data is safe.`}
            >
              <Button onClick={() => refetch().catch(() => {})}>Try again</Button>
            </EmptyState>
          )}
          {ledger && all === 0 && (
            <EmptyState
              title="No AI Systems Yet"
              text={`Create a system that you provide or use, then answer the ${jurisdiction === 'UK' ? 'five principles' : 'AI Act'} questions about it. Its risk level and report appear here.`}
            >
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" refused={refused} onClick={() => setCreating(true)}>
                  Create Your First System
                </Button>
                <ButtonLink to={importPath}>Import a File</ButtonLink>
              </div>
            </EmptyState>
          )}
          {ledger && all > 0 && ledger.systems.length === 0 && (
            <EmptyState
              title={isSearched(view) ? 'No system matches' : 'None of your systems has this level'}
              text={
                isSearched(view)
                  ? 'Use fewer search words, or choose another type, owner or level.'
                  : 'Systems without a report have no level yet.'
              }
            >
              <Button onClick={() => change(wholeList)}>Show all systems</Button>
            </EmptyState>
          )}
          {ledger && ledger.systems.length > 0 && (
            <SystemTable jurisdiction={jurisdiction} systems={ledger.systems} view={view} onView={change} />
          )}
        </section>
      </Suspense>
      {ledger && (ledger.matchCount > PAGE || view.page > 1) && (
        <Suspense>
          <PageTurner view={view} matches={ledger.matchCount} />
        </Suspense>
      )}

      <Suspense>
        {creating && <CreateSystemDialog jurisdiction={jurisdiction} onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  );
}

/** By more than its level. */
const isSearched = ({ search, systemType, mine, page }: View) => search || systemType || mine || page > 1;
