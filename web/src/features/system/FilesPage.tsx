import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { SystemFilesQuery } from '../../gql/graphql.ts';
import { documentPath, evidencePath, filesPath, libraryPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { otherAddress, SystemState } from '../../parts/system/SystemState.tsx';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { countingFiles } from './countingFiles.ts';

const Files = graphql(`
  query SystemFiles($id: ID!, $jurisdiction: Jurisdiction!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      archived
      ...ArchivedNotice_system
      latestAssessment {
        id
      }
      results {
        jurisdiction
        latestAssessment {
          id
          completedAt
          assessment {
            id
            documents {
              id
              type
              title
              state
              current {
                number
                createdAt
                approval {
                  at
                }
              }
            }
            evidence {
              id
              supports
              asOf
              name
              validUntil
              standing
            }
          }
        }
      }
    }
  }
`);

/** The documents of a system and its evidence files, by the latest report under each law. */
export function FilesPage() {
  const { id = '' } = useParams();
  const jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const variables = { id, jurisdiction } as const;
  const { data, error, refetch } = useQuery(Files, { variables, ...useKept(Files, variables), errorPolicy: 'all' });
  usePageTitle(data?.system ? `Documents and evidence for ${isolated(data.system.name)}` : 'Documents and evidence');
  if (!data?.system) return <SystemState jurisdiction={jurisdiction} error={error} onRetry={refetch} />;
  const { system } = data;
  const other = otherAddress(system, variables, filesPath);
  if (other) return <Navigate to={other} replace />;
  const reports = system.results.filter(({ latestAssessment }) => latestAssessment);
  return (
    <ReadOnly value={whyReadOnly(system)}>
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <SystemTabs id={id} jurisdiction={jurisdiction} reportId={system.latestAssessment?.id} />
        <ArchivedNotice system={system} />
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere">Documents and evidence for {system.name}</h1>
        {reports.length === 0 && (
          <p className="mt-8 rounded-card border border-line bg-surface px-5 py-6 text-sm text-muted">
            No report yet. Complete an assessment first: documents and evidence belong to a report.
          </p>
        )}
        {reports.map(result => (
          <OfReport key={result.jurisdiction} result={result} />
        ))}
      </div>
    </ReadOnly>
  );
}

const titles = { EU: 'EU AI Act', UK: 'UK framework' };

type Result = SystemFilesQuery['system']['results'][number];

function OfReport({ result: { jurisdiction, latestAssessment } }: { result: Result }) {
  const isArchived = useContext(ReadOnly) !== undefined;
  if (!latestAssessment) return null;
  const { id, completedAt, assessment } = latestAssessment;
  const { documents } = assessment ?? {};
  const evidence = assessment?.evidence && countingFiles(assessment.evidence);
  return (
    <section aria-labelledby={`files-${jurisdiction}`} className="mt-8 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h2 id={`files-${jurisdiction}`} className="text-base font-semibold">
            {titles[jurisdiction]}
          </h2>
          <p className="mt-1 text-sm text-muted">Report of {formatDay(completedAt)}</p>
        </div>
        <ButtonLink size="small" to={evidencePath(jurisdiction, id)}>
          {isArchived ? 'Show Evidence' : 'Add Evidence'}
        </ButtonLink>
      </header>
      <h3 className="border-t border-line px-5 pt-4 text-sm font-medium">Documents</h3>
      {documents ? (
        <ul className="px-5 pt-1 pb-4 text-sm">
          {documents.map(({ id: key, type, title, state, current }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-6 py-1.5">
              <Link
                to={documentPath(jurisdiction, id, type)}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {title}
              </Link>
              <span className="figures text-muted">{stateOf(state, current)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 pt-1 pb-4 text-sm text-muted">The documents cannot be shown at the moment.</p>
      )}
      <h3 className="border-t border-line px-5 pt-4 text-sm font-medium">Evidence files</h3>
      {evidence && evidence.length > 0 ? (
        <ul className="px-5 pt-1 pb-4 text-sm">
          {evidence.map(({ id: key, name, validUntil, standing }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-6 py-1.5">
              <Link
                to={libraryPath(key)}
                className="inline-flex min-h-6 min-w-0 items-center underline underline-offset-4 wrap-anywhere"
              >
                {name}
              </Link>
              {validUntil && (
                <span className={`figures ${standing === 'expired' ? 'text-high' : 'text-muted'}`}>
                  {standing === 'expired' ? 'Expired' : 'Valid until'} {formatDay(validUntil)}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 pt-1 pb-4 text-sm text-muted">
          {evidence ? 'No files yet.' : 'The files cannot be shown at the moment.'}
        </p>
      )}
    </section>
  );
}

type Current = { number: number; createdAt: string; approval?: { at: string } | null } | null | undefined;

function stateOf(state: string, current: Current): string {
  if (!current) return state === 'generating' ? 'Being generated' : 'Not generated';
  if (current.approval) return `Version ${current.number}, approved ${formatDay(current.approval.at)}`;
  return `Version ${current.number} of ${formatDay(current.createdAt)}, draft`;
}
