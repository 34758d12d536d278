import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { EvidenceRow } from '../../../parts/evidence/EvidenceRow.tsx';
import { actionPath } from '../../../parts/paths.ts';

const Fragment = graphql(`
  fragment OwnActionFiles_evidence on Evidence {
    id
    supports
    asOf
    ...EvidenceRow_evidence
  }
`);

type Props = { assessmentId: string; files: readonly FragmentType<typeof Fragment>[] };

/** The files for own actions about the system. They are kept when such an action is deleted. */
export function OwnActionFiles({ assessmentId, files }: Props) {
  const own = Map.groupBy(readFragment(Fragment, files), ({ supports }) => parseOwnActionRef(supports));
  own.delete(null);
  if (own.size === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="own-actions">
      <h2 id="own-actions" className="text-base font-semibold">
        Files for your own actions
      </h2>
      {[...own].map(([action, files]) => (
        <div key={action} className="mt-3">
          <h3 className="text-sm font-medium">
            <Link to={actionPath(action ?? '')} className="underline underline-offset-4 hover:no-underline">
              Action {action}
            </Link>
          </h3>
          <ul className="divide-y divide-line">
            {files.map(file => (
              <EvidenceRow key={file.id} assessmentId={assessmentId} evidence={file} isStray />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
