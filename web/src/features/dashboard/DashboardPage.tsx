import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { signedInUser, useSession } from '../../client/session.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { importPath } from '../../parts/paths.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { selectedUkRegulators } from '../../parts/selectedUkRegulators.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { DashboardHeader, dashboardTitle } from './DashboardHeader.tsx';
import { DutyLine } from './DutyLine.tsx';
import { LedgerLine } from './LedgerLine.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListSkeleton, panel } from './ListSkeleton.tsx';
import { RiskCounters } from './RiskCounters.tsx';
import { SystemTable } from './SystemTable.tsx';
import { PAGE, queryOf, type View, viewIn, wholeList } from './systemView.ts';
import { bandPlace, TodayBand } from './TodayBand.tsx';
import { useCreated } from './useCreated.ts';
import { askLedger, useLedger } from './useLedger.ts';
import { useSubscriptionReturn } from './useSubscriptionReturn.ts';

const SystemToolbar = lazyComponent(() => import('./SystemToolbar.tsx').then(module => module.SystemToolbar));
const PageTurner = lazyComponent(() => import('./PageTurner.tsx').then(module => module.PageTurner));
const CreateSystemDialog = lazyComponent(() =>
  import('./CreateSystemDialog.tsx').then(module => module.CreateSystemDialog),
);

/** Longer lists get search and filters. */
const FEW = 10;

/** The systems of one jurisdiction, their state, and the next steps. */
export function DashboardPage({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  usePageTitle(dashboardTitle(jurisdiction));
  useSubscriptionReturn();
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const refused = useRefusal('work');
  const mayImport = !useRefusal('importSystems');
  const isShared = useIsShared();
  const { state, search }: { state: { create?: true } | null; search: string } = useLocation();
  const navigate = useNavigate();
  // The regulator wizard redirects here to create the system that it was about.
  const [creating, setCreating] = useState<'here' | 'wizard' | undefined>(
    state?.create && !refused ? 'wizard' : undefined,
  );
  const created = useCreated(jurisdiction);
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const { ledger, shown, isBusy, error, refetch } = useLedger(jurisdiction, view, me);
  const all = ledger?.counts.all ?? 0;
  // The address is newer than the rendered state, so two changes in a row are both kept.
  const change = (changes: Partial<View>) =>
    setQuery(queryOf({ ...viewIn(new URLSearchParams(window.location.search)), page: 1, ...changes }), {
      replace: true,
    });

  /** Prevents a second dialog when the page is reloaded or opened again. */
  function forgetToAsk() {
    if (state?.create) void navigate({ search }, { replace: true });
  }
  function closeDialog() {
    setCreating(undefined);
    forgetToAsk();
  }

  return (
    <div className="max-w-330 px-4 py-6 sm:px-6">
      <DashboardHeader
        jurisdiction={jurisdiction}
        greeting={
          session.status === 'user' && (
            <>
              Welcome, {session.user.companyName || session.user.username}
              {session.user.role && session.user.role !== 'owner' && ` · ${capitalise(session.user.role)}`}
            </>
          )
        }
      >
        {jurisdiction === 'UK' && <ButtonLink to="/uk/regulator-wizard">Regulator Wizard</ButtonLink>}
        <Button look="primary" refused={refused} onClick={() => setCreating('here')}>
          New {jurisdiction} Assessment
        </Button>
      </DashboardHeader>

      {shown ? <TodayBand jurisdiction={jurisdiction} shown={shown} /> : <div className={bandPlace} />}
      {/* If the band needs more lines than were kept for it, this is replaced and not moved. */}
      <RiskCounters
        key={shown ? 'counted' : 'awaited'}
        counts={ledger?.counts}
        filter={view.filter}
        onFilter={filter => change({ filter })}
      />
      {/* Together: a part that appears above the list later would move the list under the user's finger. */}
      <Suspense
        fallback={
          <section aria-label="AI systems" aria-busy className={panel}>
            <ListSkeleton />
          </section>
        }
      >
        {ledger && all > 0 && (
          <>
            <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1">
              <DutyLine jurisdiction={jurisdiction} />
              <LedgerLine
                view={view}
                all={all}
                matches={ledger.matchCount}
                notAssessed={ledger.counts.notAssessed}
                hasToolbar={all > FEW}
                onView={change}
              />
            </div>
            {all > FEW && <SystemToolbar view={view} types={ledger.types} isShared={isShared} onView={change} />}
          </>
        )}

        {/* The list is not its skeleton moved down: it replaces it, together with the parts above. */}
        <section key={ledger ? 'list' : 'awaited'} aria-label="AI systems" aria-busy={isBusy} className={panel}>
          {!ledger && !error && <ListSkeleton />}
          {error && !ledger && (
            <EmptyState
              title="Your systems could not be loaded"
              text={`${failureOf(error).message} Your saved data is safe.`}
            >
              <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
            </EmptyState>
          )}
          {ledger && all === 0 && created.isEmpty && (
            <EmptyState
              title="No AI Systems Yet"
              text={`Create a system that you provide or use, then answer the ${jurisdiction === 'UK' ? 'five principles' : 'AI Act'} questions about it. Its risk level and report appear here.`}
            >
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" refused={refused} onClick={() => setCreating('here')}>
                  Create Your First System
                </Button>
                {mayImport && <ButtonLink to={importPath}>Import a File</ButtonLink>}
              </div>
            </EmptyState>
          )}
          {ledger && all > 0 && created.isEmpty && ledger.systems.length === 0 && (
            <EmptyState
              title={isSearched(view) ? 'No system matches' : 'None of your systems has this risk level'}
              text={
                isSearched(view)
                  ? 'Use fewer search words, or choose another type, owner or risk level.'
                  : 'Systems without a report have no risk level yet.'
              }
            >
              <Button onClick={() => change(wholeList)}>Show All Systems</Button>
            </EmptyState>
          )}
          {ledger && (ledger.systems.length > 0 || !created.isEmpty) && (
            <SystemTable
              jurisdiction={jurisdiction}
              systems={created.before(ledger.systems)}
              view={view}
              onView={change}
            />
          )}
        </section>
        {ledger && all > 0 && <ListFoot jurisdiction={jurisdiction} view={view} me={me} />}
      </Suspense>
      {ledger && (ledger.matchCount > PAGE || view.page > 1) && (
        <Suspense>
          <PageTurner view={view} matches={ledger.matchCount} />
        </Suspense>
      )}

      <Suspense>
        {creating && (
          <CreateSystemDialog
            jurisdiction={jurisdiction}
            regulators={creating === 'wizard' ? selectedUkRegulators() : []}
            onCreated={created.add}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whether the view filters by more than the level. */
const isSearched = ({ search, systemType, mine, page }: View) => search || systemType || mine || page > 1;

DashboardPage.ask = ({ jurisdiction }: { jurisdiction: Jurisdiction }) =>
  askLedger(jurisdiction, viewIn(new URLSearchParams(window.location.search)), signedInUser()?.id);
