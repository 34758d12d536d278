import { annexSections } from '@aicp/compliance/law/annexViii';
import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { factsPath, reportPath, systemPath } from '../../../parts/paths.ts';
import { SystemState } from '../../../parts/system/SystemState.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { RegisterFacts } from '../facts.ts';
import { AnnexSection } from './AnnexSection.tsx';
import { annexSectionStatus, type Known } from './onRecord.ts';

const AnnexViii = graphql(`
  query AnnexViii($id: ID!) {
    organisation {
      id
      name
    }
    system(id: $id, jurisdiction: EU) {
      id
      name
      description
      jurisdiction
      facts {
        ...RegisterFacts
      }
      latestAssessment {
        id
        completedAt
        assessment {
          id
          report {
            id
            class {
              id
              label
              reason
            }
            duties {
              ...AnnexDuty
            }
          }
        }
      }
    }
  }
`);

const AnnexDuty = graphql(`
  fragment AnnexDuty on Duty {
    id
    title
    binds
    why
    from
    status
    citation {
      ...Citation_citation
    }
  }
`);

/** The Annex VIII data of one system for the EU database, with recorded and missing values. */
export function AnnexPage() {
  const { id = '' } = useParams();
  // If only the report cannot be read, the points are shown without it.
  const { data, error, refetch } = useQuery(AnnexViii, { variables: { id }, errorPolicy: 'all' });
  usePageTitle('Annex VIII');
  if (!data?.system)
    return <SystemState jurisdiction="EU" error={error} title="This page could not be loaded" onRetry={refetch} />;
  const { system, organisation } = data;
  const latest = system.jurisdiction === 'EU' ? system.latestAssessment : null;
  const report = latest?.assessment?.report;
  const duties = (report?.duties ?? []).map(duty => readFragment(AnnexDuty, duty));
  const known: Known = {
    ...readFragment(RegisterFacts, system.facts),
    name: system.name,
    description: system.description,
    organisation: organisation?.name,
    class: report?.class?.reason,
  };
  const byStanding = annexSections.map(section => ({ section, standing: annexSectionStatus(section, duties) }));
  const others = byStanding.filter(({ standing }) => standing === 'notAsked');
  const draw = ({ section }: (typeof byStanding)[number]) => (
    <AnnexSection key={section} section={section} systemId={id} name={system.name} known={known} duties={duties} />
  );
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to={factsPath('EU', id)} look="quiet" size="small" className="mb-6 -ml-3">
        Back to Facts
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">Annex VIII for {system.name}</h1>
      <p className="mt-2 max-w-170 text-base text-muted">
        The data that the EU database requires under Article 49 of the AI Act, next to your recorded facts. Nothing is
        sent from this page: copy or download the data, and enter it in the database. In law enforcement, migration,
        asylum and border control, the data goes to a part that is not public (Art. 49(4)). Check there which points are
        required.
      </p>
      <p className="mt-4 max-w-170 text-sm">
        {latest && duties.length > 0 ? (
          <>
            According to the{' '}
            <Link
              to={reportPath('EU', latest.id)}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              report of {formatDay(latest.completedAt)}
            </Link>
            {report?.class && <>: {report.class.label}</>}.{' '}
            {others.length === annexSections.length && 'No section of Annex VIII applies to you.'}
          </>
        ) : latest && !report ? (
          'The report of this system cannot be read at the moment, so all three sections are shown. Please try again later.'
        ) : (
          <>
            No report under EU rules shows yet which section applies to you, so all three are shown.{' '}
            <Link to={systemPath('EU', id)} className="font-medium text-accent underline-offset-4 hover:underline">
              Assess the system
            </Link>
          </>
        )}
      </p>
      <div className="mt-8 space-y-6">
        {byStanding.filter(({ standing }) => standing !== 'notAsked').map(draw)}
        {others.length > 0 && (
          <details className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
            <summary className="cursor-pointer text-sm font-medium">
              Does not apply to you ({others.map(({ section }) => `Section ${section}`).join(', ')})
            </summary>
            <div className="mt-4 space-y-6">{others.map(draw)}</div>
          </details>
        )}
      </div>
    </div>
  );
}
