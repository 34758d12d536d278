import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { evidencePath } from '../../../parts/paths.ts';
import { askForName } from '../../../parts/people/askForName.ts';
import { useIsShared } from '../../../parts/people/useIsShared.ts';
import { useMembers } from '../../../parts/people/useMembers.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { ReviewState } from './ReviewState.tsx';

const Fragment = graphql(`
  fragment ReportReview_report on Report {
    id
    author {
      id
    }
    review {
      ...ReviewState_review
      state
    }
  }
`);

const Send = graphql(`
  mutation SendForReview($id: ID!, $reviewer: ID!, $comment: String) {
    sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) {
      id
      ...ReportReview_report
    }
  }
`);

const Approve = graphql(`
  mutation ApproveReport($id: ID!, $comment: String, $function: String) {
    approveReport(reportId: $id, comment: $comment, function: $function) {
      id
      ...ReportReview_report
      ...ApprovalLine_report
    }
  }
`);

const SendBack = graphql(`
  mutation AskForChanges($id: ID!, $comment: String!) {
    askForChanges(reportId: $id, comment: $comment) {
      id
      ...ReportReview_report
    }
  }
`);

/** The review of a report if there are other members. A user without colleagues sees only earlier reviews. */
export function ReportReview(props: { report: FragmentType<typeof Fragment> }) {
  const { id, author, review } = readFragment(Fragment, props.report);
  const { members } = useMembers(useIsShared());
  const questions = evidencePath(useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU', id);
  const silent = { onError: () => {} };
  const [send, sending] = useMutation(Send, silent);
  const [approve, approving] = useMutation(Approve, silent);
  const [sendBack, sendingBack] = useMutation(SendBack, silent);
  if (!members && !review) return null;
  const done = ({ data }: { data?: unknown }) => !!data;
  return (
    <section aria-labelledby="review" className="no-print mt-6 rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="review" className="text-base font-semibold">
        Review
      </h2>
      {members ? (
        <ReviewSection
          review={review}
          state={review?.state}
          members={members}
          authors={author ? [author.id] : []}
          own="You completed this assessment"
          questions={questions}
          error={sending.error ?? approving.error ?? sendingBack.error}
          onSend={async (reviewer, comment) => done(await send({ variables: { id, reviewer, comment } }))}
          onApprove={async (comment, title) => {
            await askForName();
            return done(await approve({ variables: { id, comment, function: title } }));
          }}
          onSendBack={async comment => done(await sendBack({ variables: { id, comment } }))}
        />
      ) : (
        <ReviewState review={review} meId={undefined} questions={questions} />
      )}
    </section>
  );
}
