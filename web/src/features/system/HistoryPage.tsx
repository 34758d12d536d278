import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { historyPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { otherAddress, SystemState } from '../../parts/system/SystemState.tsx';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AssessmentHistory } from './AssessmentHistory.tsx';

const History = graphql(`
  query SystemHistory($id: ID!, $jurisdiction: Jurisdiction!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      archived
      ...ArchivedNotice_system
      latestAssessment {
        id
      }
    }
    eu: assessments(systemId: $id, jurisdiction: EU, first: 100) {
      id
      ...AssessmentHistory_assessment
    }
    uk: assessments(systemId: $id, jurisdiction: UK, first: 100) {
      id
      ...AssessmentHistory_assessment
    }
  }
`);

/** Every assessment of a system, under each law. */
export function HistoryPage() {
  const { id = '' } = useParams();
  const jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const variables = { id, jurisdiction } as const;
  const { data, error, refetch } = useQuery(History, { variables, ...useKept(History, variables) });
  usePageTitle(data ? `History of ${isolated(data.system.name)}` : 'History');
  if (!data) return <SystemState jurisdiction={jurisdiction} error={error} onRetry={refetch} />;
  const { system, eu, uk } = data;
  const other = otherAddress(system, variables, historyPath);
  if (other) return <Navigate to={other} replace />;
  const laws = [
    ['EU', eu],
    ['UK', uk],
  ] as const;
  const shown = laws.filter(([law, assessments]) => assessments.length > 0 || law === system.jurisdiction);
  return (
    <ReadOnly value={whyReadOnly(system)}>
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <SystemTabs id={id} jurisdiction={jurisdiction} reportId={system.latestAssessment?.id} />
        <ArchivedNotice system={system} />
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere">History of {system.name}</h1>
        {shown.map(([law, assessments]) => (
          <AssessmentHistory key={law} law={shown.length > 1 ? law : undefined} assessments={assessments} />
        ))}
      </div>
    </ReadOnly>
  );
}
