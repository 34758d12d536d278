import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { lazyPart } from '../../client/lazyPart.ts';
import { useSession } from '../../client/session.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { type Filter, RiskCounters } from './RiskCounters.tsx';
import { SystemRow } from './SystemRow.tsx';
import { useSubscriptionReturn } from './useSubscriptionReturn.ts';

// Its form and its schema are fetched when somebody wants to fill it in.
const CreateSystemDialog = lazyPart(() => import('./CreateSystemDialog.tsx').then(module => module.CreateSystemDialog));

/** The systems of one jurisdiction, where they stand, and what to do next. */
export function DashboardPage({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const title = `${jurisdiction} AI Compliance`;
  usePageTitle(title);
  useSubscriptionReturn();
  const session = useSession();
  const [creating, setCreating] = useState(false);
  const [filter, setFilter] = useState<Filter>('ALL');
  const { data, loading, error, refetch } = useQuery(dashboardQuery, { variables: { jurisdiction } });
  const systems = data?.systems ?? [];
  const shown = systems.filter(system => filter === 'ALL' || system.latestAssessment?.riskLevel === filter);

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
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {jurisdiction === 'UK' && <ButtonLink to="/uk/regulator-wizard">Regulator Wizard</ButtonLink>}
          <Button look="primary" onClick={() => setCreating(true)}>
            New {jurisdiction} Assessment
          </Button>
        </div>
      </header>

      <RiskCounters
        levels={data && systems.map(system => system.latestAssessment?.riskLevel ?? null)}
        filter={filter}
        onFilter={setFilter}
      />

      <section aria-label="AI systems" className="mt-6 rounded-card border border-line bg-surface">
        {loading && (
          <div className="p-6">
            <Skeleton rows={3} className="h-16" />
          </div>
        )}
        {error && !data && (
          <EmptyState
            title="Your systems could not be loaded"
            text={`${failureOf(error).message} What you saved is kept.`}
          >
            <Button onClick={() => refetch().catch(() => {})}>Try again</Button>
          </EmptyState>
        )}
        {data && systems.length === 0 && (
          <EmptyState
            title="No AI Systems Yet"
            text={`Register a system that you provide or use, then answer the ${jurisdiction === 'UK' ? 'five principles' : 'AI Act'} questions about it. Its risk level and report appear here.`}
          >
            <Button look="primary" onClick={() => setCreating(true)}>
              Create Your First System
            </Button>
          </EmptyState>
        )}
        {systems.length > 0 && shown.length === 0 && (
          <EmptyState title="None of your systems has this level" text="Systems without a report have no level yet.">
            <Button onClick={() => setFilter('ALL')}>Show all systems</Button>
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul className="divide-y divide-line">
            {shown.map(system => (
              <SystemRow key={system.id} system={system} />
            ))}
          </ul>
        )}
      </section>

      {creating && (
        <Suspense>
          <CreateSystemDialog jurisdiction={jurisdiction} open onOpenChange={setCreating} />
        </Suspense>
      )}
    </div>
  );
}
