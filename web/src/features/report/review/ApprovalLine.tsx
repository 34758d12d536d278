import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { formatDay } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ApprovalLine_report on Report {
    id
    review {
      state
      hash
      approvedAt
      function
      approvedBy {
        id
        username
        fullName
      }
    }
  }
`);

type Props = { report: FragmentType<typeof Fragment> };

/** In print: who approved the report, when, and the hash that the approval covers. On screen the review shows this. */
export function ApprovalLine(props: Props) {
  const { review } = readFragment(Fragment, props.report);
  if (review?.state !== 'approved' || !review.approvedAt) return null;
  return (
    <p className="mt-4 hidden text-sm wrap-anywhere print:block">
      Approved by{' '}
      <span className="font-semibold">
        <PersonName person={review.approvedBy} former="a former member" />
      </span>
      {review.approvedBy && review.function && ` (function: ${isolated(review.function)})`} on{' '}
      {formatDay(review.approvedAt)}.{' '}
      <span className="text-xs text-muted">SHA-256 of the approved content: {review.hash}</span>
    </p>
  );
}
