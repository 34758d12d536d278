import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RiskCounters } from './RiskCounters.tsx';
import { SystemList } from './SystemList.tsx';
import { SystemToolbar } from './SystemToolbar.tsx';
import { systemsInView, type View, wholeList } from './systemView.ts';
import { useSubscriptionReturn } from './useSubscriptionReturn.ts';
import { useSystems } from './useSystems.ts';

// Fetched beside the list, in which its days come.
const NextDays = lazyPart(() => import('./NextDays.tsx').then(module => module.NextDays));
const CreateSystemDialog = lazyPart(() => import('./CreateSystemDialog.tsx').then(module => module.CreateSystemDialog));

/** More systems than this are searched, filtered and sorted. */
const FEW = 10;

/** The systems of one jurisdiction, where they stand, and what to do next. */
export function DashboardPage({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const title = `${jurisdiction} AI Compliance`;
  usePageTitle(title);
  useSubscriptionReturn();
  const session = useSession();
  const refused = useRefusal('work');
  const isShared = useIsShared();
  const [creating, setCreating] = useState(false);
  const [view, setView] = useState<View>(wholeList);
  const { systems: loaded, nextDays, error, refetch } = useSystems(jurisdiction);
  const systems = useMemo(() => loaded ?? [], [loaded]);
  // The field that is typed into answers at once; a long list follows.
  const deferred = useDeferredValue(view);
  const shown = useMemo(() => systemsInView(systems, deferred), [systems, deferred]);
  const types = [...new Set(systems.flatMap(({ systemType }) => systemType || []))].sort();
  const change = (changes: Partial<View>) => setView(before => ({ ...before, ...changes }));

  return (
    <div className="mx-auto max-w-280 px-4 py-8 sm:px-6 sm:py-10">
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

      <RiskCounters
        levels={loaded && systems.map(({ latestAssessment: latest }) => (latest?.scored ? latest.riskLevel : null))}
        filter={view.filter}
        onFilter={filter => change({ filter })}
      />
      <Suspense>
        <NextDays jurisdiction={jurisdiction} days={nextDays} />
      </Suspense>
      {systems.length > FEW && (
        <SystemToolbar
          view={view}
          types={types}
          me={isShared && session.status === 'user' ? session.user.id : undefined}
          onView={change}
        />
      )}

      <section aria-label="AI systems" className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
        {!loaded && !error && (
          <div className="p-6">
            <Skeleton rows={3} className="h-16" />
          </div>
        )}
        {error && !loaded && (
          <EmptyState
            title="Your systems could not be loaded"
            text={`${failureOf(error).message} Your saved data is safe.`}
          >
            <Button onClick={() => refetch().catch(() => {})}>Try again</Button>
          </EmptyState>
        )}
        {loaded && systems.length === 0 && (
          <EmptyState
            title="No AI Systems Yet"
            text={`Create a system that you provide or use, then answer the ${jurisdiction === 'UK' ? 'five principles' : 'AI Act'} questions about it. Its risk level and report appear here.`}
          >
            <Button look="primary" refused={refused} onClick={() => setCreating(true)}>
              Create Your First System
            </Button>
          </EmptyState>
        )}
        {systems.length > 0 && shown.length === 0 && (
          <EmptyState
            title={
              view.search || view.systemType || view.owner ? 'No system matches' : 'None of your systems has this level'
            }
            text={
              view.search || view.systemType || view.owner
                ? 'Use fewer search words, or choose another type, owner or level.'
                : 'Systems without a report have no level yet.'
            }
          >
            <Button onClick={() => setView(wholeList)}>Show all systems</Button>
          </EmptyState>
        )}
        {shown.length > 0 && <SystemList systems={shown} />}
      </section>
      {systems.length > FEW && (
        <p role="status" className="sr-only">
          {shown.length} of {systems.length} systems match
        </p>
      )}

      <Suspense>
        {creating && <CreateSystemDialog jurisdiction={jurisdiction} onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  );
}
