import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { dashboardPath, systemPath } from '../../parts/paths.ts';
import { ArchivedNotice } from '../../parts/system/ArchivedNotice.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AssessmentHistory } from './AssessmentHistory.tsx';
import { OtherLaw } from './OtherLaw.tsx';
import { RegisterLink } from './RegisterLink.tsx';
import { SystemDates } from './SystemDates.tsx';
import { SystemHeader } from './SystemHeader.tsx';

const System = graphql(`
  query System($id: ID!, $jurisdiction: Jurisdiction!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      ...SystemHeader_system
      ...SystemDates_system
      ...OtherLaw_system
      archived
      ...ArchivedNotice_system
    }
    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {
      id
      ...AssessmentHistory_assessment
    }
  }
`);

/** One system: what it is, how it was assessed over time, and what can be done with it. */
export function SystemPage() {
  const { id = '' } = useParams();
  const jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(System, {
    variables: { id, jurisdiction },
    // A system that was deleted on this page must not be asked for again.
    nextFetchPolicy: 'cache-only',
    // The system is shown without its dates when only they cannot be read.
    errorPolicy: 'all',
  });
  const failure = error && failureOf(error);
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  usePageTitle(missing ? 'AI System Not Found' : (data?.system.name ?? 'AI system'));

  const back = <ButtonLink to={dashboardPath(jurisdiction)}>Back to Dashboard</ButtonLink>;
  if (missing) {
    return (
      <PageState
        title="AI System Not Found"
        text="This system does not exist or is not yours. It may have been deleted."
      >
        {back}
      </PageState>
    );
  }
  if (failure && !data) {
    return (
      <PageState title="The system could not be loaded" text={`${failure.message} Your saved data is safe.`}>
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
        {back}
      </PageState>
    );
  }
  if (!data) {
    return (
      <div className="max-w-240 space-y-6 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton className="h-8 w-60" />
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-9 max-w-120" />
        <Skeleton className="h-16" />
        <Skeleton rows={3} className="h-14" />
      </div>
    );
  }
  const { system, assessments } = data;
  const leave = () => navigate(dashboardPath(system.jurisdiction), { replace: true });
  // It is not assessed under the law of this address, or was joined to another record.
  if (system.jurisdiction !== jurisdiction || system.id !== id)
    return <Navigate to={systemPath(system.jurisdiction, system.id)} replace />;
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={dashboardPath(system.jurisdiction)} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Dashboard
      </ButtonLink>
      <ArchivedNotice system={system} onRestored={() => void refetch().catch(() => {})} onErased={leave} />
      <SystemHeader system={system} onDeleted={leave} />
      {!system.archived && <OtherLaw system={system} />}
      <RegisterLink id={system.id} jurisdiction={system.jurisdiction} isReadOnly={system.archived} />
      {!system.archived && <SystemDates system={system} />}
      <AssessmentHistory assessments={assessments} />
    </div>
  );
}
