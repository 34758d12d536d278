import { isolated } from '@aicp/contracts/isolated';
import { Link } from 'react-router-dom';
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

type Props = {
  review: FragmentType<typeof Fragment> | null | undefined;
  meId: string | undefined;
  /** The page with the questions; a comment that mentions a question number links to it. */
  questions?: string | undefined;
};
type Person = (Named & { id: string }) | null | undefined;

/** The state of the review, with the last actor and their comment. */
export function ReviewState({ meId, questions, ...props }: Props) {
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
        {state === 'changesAsked' && <>Changes requested by {name(changesAskedBy)}.</>}
        {state === 'approved' && (
          <>
            Approved by {name(approvedBy)}
            {title && ` (function: ${isolated(title)})`} on {day(approvedAt)}.
          </>
        )}
      </p>
      {comment && (
        <blockquote className="mt-2 border-l-2 border-edge pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {questions ? <WithQuestions comment={comment} page={questions} /> : comment}
        </blockquote>
      )}
      {state === 'approved' && hash && (
        <p className="mt-2 text-xs wrap-anywhere text-muted">SHA-256 of the approved content: {hash}</p>
      )}
    </>
  );
}

/** A comment in which "question 12" links to that question. */
function WithQuestions({ comment, page }: { comment: string; page: string }) {
  const parts = comment.split(/(\bquestion \d{1,3}\b)/i);
  return [...parts.entries()].map(([at, part]) =>
    at % 2 === 0 ? (
      <span key={at}>{part}</span>
    ) : (
      <Link key={at} to={`${page}#question-${/\d+/.exec(part)}`} className="text-accent underline underline-offset-4">
        {part}
      </Link>
    ),
  );
}
