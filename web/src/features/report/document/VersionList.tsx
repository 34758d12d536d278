import { approver } from '@aicp/contracts/approver';
import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatUtcTime } from '../../../ui/formatDate.ts';
import { Differences } from './Differences.tsx';

const Fragment = graphql(`
  fragment VersionList_document on AssessmentDocument {
    id
    versions {
      number
      createdAt
      provenance {
        model
        bankVersion
        answersHash
        testMode
      }
      approval {
        name
        function
      }
    }
  }
`);

/** The origin of each version, newest first. */
export function VersionList(props: { document: FragmentType<typeof Fragment> }) {
  const { id, versions } = readFragment(Fragment, props.document);
  return (
    <section className="no-print mt-10">
      <h2 className="text-lg font-semibold">Versions</h2>
      <ol className="mt-2 divide-y divide-line border-y border-line text-sm">
        {versions.map(({ number, createdAt, provenance, approval }) => (
          <li key={number} className="py-3">
            <p className="figures font-medium">
              Version {number}, {formatUtcTime(createdAt)}
              {approval && `, approved by ${isolated(approver(approval))}`}
            </p>
            <p className="mt-0.5 text-xs wrap-anywhere text-muted">
              {provenance.model ? `Generated with ${provenance.model}` : 'Generated from templates'} · question bank{' '}
              {provenance.bankVersion} · answers {provenance.answersHash.slice(0, 16)}
              {provenance.testMode && ' · test mode'}
            </p>
            {number > 1 && <Differences documentId={id} number={number} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
