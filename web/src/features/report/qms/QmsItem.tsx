import { useId } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { EvidenceFiles } from '../../../parts/evidence/EvidenceFiles.tsx';
import { Tag } from '../../../ui/Tag.tsx';

const Fragment = graphql(`
  fragment QmsItem_requirement on QmsRequirement {
    id
    requirement
    articleRef
    description
    evidenceTypes
    ticked
    complete
    evidence {
      ...EvidenceFiles_evidence
      id
      supports
      asOf
    }
  }
`);

type Props = {
  assessmentId: string;
  requirement: FragmentType<typeof Fragment>;
  ticked: boolean;
  /** The reason why the user may not tick it. */
  refused: string | undefined;
  /** The reason why it can get no more files, if the report is final. */
  kept: string | undefined;
  onTick: (ticked: boolean) => void;
};

/** One requirement with its article, examples of proof, and its files. */
export function QmsItem({ assessmentId, ticked, refused, kept, onTick, ...props }: Props) {
  const requirement = readFragment(Fragment, props.requirement);
  const id = useId();
  const stale = ticked && requirement.ticked && !requirement.complete;
  return (
    <li className="flex items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        disabled={!!refused}
        title={refused}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        className="mt-1 size-6 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={id} className="text-base font-semibold">
            {requirement.requirement}
          </label>
          <Tag>{requirement.articleRef}</Tag>
        </div>
        <div className="lg:col-span-2 lg:row-start-2">
          <p id={`${id}-text`} className="text-sm text-muted">
            {requirement.description} Supported by: {requirement.evidenceTypes.join(', ')}.
          </p>
          {stale && (
            <p className="mt-2 rounded-control bg-high-soft px-3 py-2 text-sm text-high">
              All files for this requirement have expired, so it does not count. Replace one, or remove them.
            </p>
          )}
        </div>
        <div className="max-lg:mt-1 lg:[&_p]:py-0">
          <EvidenceFiles
            assessmentId={assessmentId}
            supports={requirement.id}
            label={requirement.requirement}
            files={requirement.evidence}
            kept={kept}
          />
        </div>
      </div>
    </li>
  );
}
