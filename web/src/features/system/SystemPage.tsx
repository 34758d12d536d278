import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ClockLists } from '../../parts/clocks/ClockLists.tsx';
import { dashboardPath, systemPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { otherAddress, SystemState } from '../../parts/system/SystemState.tsx';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { today } from '../../ui/formatDate.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { OtherLaw } from './OtherLaw.tsx';
import { SystemHeader } from './SystemHeader.tsx';

const Fragment = graphql(`
  fragment SystemDates_system on AiSystem {
    clocks {
      ...ClockLists_clock
    }
  }
`);

/** The current verdict on a system and its next dates, by its latest report. */
function SystemDates(props: { system: FragmentType<typeof Fragment> }) {
  const { clocks } = readFragment(Fragment, props.system);
  if (!clocks || clocks.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="font-serif text-xl font-semibold">Dates</h2>
      <p className="mt-1 text-sm text-muted">Legal dates for this system, from its latest report.</p>
      <ClockLists clocks={clocks} day={today()} isLive />
    </section>
  );
}

const System = graphql(`
  query System($id: ID!, $jurisdiction: Jurisdiction!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      latestAssessment {
        id
      }
      ...SystemHeader_system
      ...SystemDates_system
      ...OtherLaw_system
      archived
      ...ArchivedNotice_system
    }
  }
`);

/** The overview of one system: its description, its owner, its result under the other law and its legal dates. */
export function SystemPage() {
  const { id = '' } = useParams();
  const jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const navigate = useNavigate();
  const variables = { id, jurisdiction } as const;
  const { data, error, refetch } = useQuery(System, {
    variables,
    // A system deleted on this page must not be requested again.
    nextFetchPolicy: 'cache-only',
    // If only the dates cannot be read, the system is shown without them.
    errorPolicy: 'all',
  });
  const failure = error && failureOf(error);
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  usePageTitle(missing ? 'AI System Not Found' : (data?.system.name ?? 'AI system'));

  if (!data) return <SystemState jurisdiction={jurisdiction} error={error} onRetry={refetch} />;
  const { system } = data;
  const leave = () => navigate(dashboardPath(system.jurisdiction), { replace: true });
  const other = otherAddress(system, variables, systemPath);
  if (other) return <Navigate to={other} replace />;
  return (
    <ReadOnly value={whyReadOnly(system)}>
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <SystemTabs id={system.id} jurisdiction={system.jurisdiction} reportId={system.latestAssessment?.id} />
        <ArchivedNotice system={system} isHub onRestored={() => void refetch().catch(() => {})} onErased={leave} />
        <SystemHeader system={system} onDeleted={leave} />
        {!system.archived && <OtherLaw system={system} />}
        {!system.archived && <SystemDates system={system} />}
      </div>
    </ReadOnly>
  );
}
