import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';

const Fragment = graphql(`
  fragment EvidenceSum_evidence on Evidence {
    id
    asOf
    supports
    standing
  }
`);

/** The number of files, and a note if some have expired. */
export function EvidenceSum(props: { evidence: readonly FragmentType<typeof Fragment>[] }) {
  const evidence = readFragment(Fragment, props.evidence);
  const present = evidence.filter(({ standing }) => standing === 'present' || standing === 'not yet');
  const expired = new Set(evidence.filter(({ standing }) => standing === 'expired').map(({ id }) => id)).size;
  const files = new Set(present.map(({ id }) => id)).size;
  const shown = new Set(present.map(({ supports }) => supports)).size;
  return (
    <span className="figures">
      {files === 0
        ? 'No files yet.'
        : `${files} ${files === 1 ? 'file' : 'files'} for ${shown} ${shown === 1 ? 'answer or requirement' : 'answers and requirements'}.`}
      {expired > 0 && (
        <span className="text-high">
          {' '}
          {expired} {expired === 1 ? 'has' : 'have'} expired and no longer {expired === 1 ? 'counts' : 'count'}.
        </span>
      )}
    </span>
  );
}
