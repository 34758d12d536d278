import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import type { Named } from '../../../parts/people/personName.ts';
import { formatDay } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ReviewState_review on Review {
    state
    comment
    hash
    sentAt
    approvedAt
    function
    reviewer {
      id
      username
      fullName
    }
    sentBy {
      id
      username
      fullName
    }
    approvedBy {
      id
      username
      fullName
    }
    changesAskedBy {
      id
      username
      fullName
    }
  }
`);

type Props = { review: FragmentType<typeof Fragment> | null | undefined; meId: string | undefined };
type Person = (Named & { id: string }) | null | undefined;

/** Where the review stands, who acted last, and what they said. */
export function ReviewState({ meId, ...props }: Props) {
  const review = readFragment(Fragment, props.review);
  if (!review) return <p className="mt-1 text-sm text-muted">Not reviewed yet.</p>;
  const { state, comment, hash, sentAt, approvedAt, reviewer, sentBy, approvedBy, changesAskedBy } = review;
  const title = approvedBy && review.function;
  const name = (person: Person) => (
    <span className="font-semibold wrap-anywhere">
      {person && person.id === meId ? 'you' : <PersonName person={person} former="a former member" withInitials />}
    </span>
  );
  const day = (at: string | null | undefined) => at && <time dateTime={at}>{formatDay(at)}</time>;
  return (
    <>
      <p className="mt-1 text-sm">
        {state === 'sent' && (
          <>
            Sent to {name(reviewer)} by {name(sentBy)} on {day(sentAt)}.
          </>
        )}
        {state === 'changesAsked' && <>Sent back by {name(changesAskedBy)}.</>}
        {state === 'approved' && (
          <>
            Approved by {name(approvedBy)}
            {title && ` (function: ${isolated(title)})`} on {day(approvedAt)}.
          </>
        )}
      </p>
      {comment && (
        <blockquote className="mt-2 border-l-2 border-edge pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {comment}
        </blockquote>
      )}
      {state === 'approved' && hash && (
        <p className="mt-2 text-xs wrap-anywhere text-muted">SHA-256 of what was approved: {hash}</p>
      )}
    </>
  );
}
