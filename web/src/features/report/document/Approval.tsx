import { isolated } from '@aicp/contracts/isolated';
import { useMutation } from '@apollo/client/react';
import { useContext, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { askForName } from '../../../parts/people/askForName.ts';
import { useIsShared } from '../../../parts/people/useIsShared.ts';
import { useMembers } from '../../../parts/people/useMembers.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatUtcTime } from '../../../ui/formatDate.ts';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { ReviewSection } from '../review/ReviewSection.tsx';
import { ConfirmOpen } from './ConfirmOpen.tsx';
import { SignAlone } from './SignAlone.tsx';

const Fragment = graphql(`
  fragment Approval_document on AssessmentDocument {
    id
    current {
      number
      blanksLeft
      hash
      authors {
        id
      }
      approval {
        name
        function
        at
      }
      review {
        ...ReviewState_review
        state
        comment
      }
    }
  }
`);

const Approve = graphql(`
  mutation ApproveDocument($input: ApproveDocumentInput!) {
    approveDocument(input: $input) {
      ...DocumentSheet_document
      ...DocumentRow_document
      id
    }
  }
`);

const Send = graphql(`
  mutation SendDocumentForReview($input: SendDocumentInput!) {
    sendDocumentForReview(input: $input) {
      ...DocumentSheet_document
      id
    }
  }
`);

const SendBack = graphql(`
  mutation AskForDocumentChanges($input: AskForDocumentChangesInput!) {
    askForDocumentChanges(input: $input) {
      ...DocumentSheet_document
      id
    }
  }
`);

/** The review of the newest version, and the approval. Any change to the text removes the approval. */
export function Approval(props: { document: FragmentType<typeof Fragment> }) {
  const { id: documentId, current } = readFragment(Fragment, props.document);
  const silent = { onError: () => {} };
  const [approve, { loading, error: notApproved }] = useMutation(Approve, silent);
  const [send, { error: notSent }] = useMutation(Send, silent);
  const [sendBack, { error: notSentBack }] = useMutation(SendBack, silent);
  const refused = useRefusal('approve');
  const isArchived = useContext(ReadOnly) !== undefined;
  const isShared = useIsShared();
  const { members } = useMembers(isShared);
  /** The approval that waits for a decision about the open blanks. */
  const [waiting, setWaiting] = useState<{ title: string; answer: (isMeant: boolean) => void }>();
  if (!current) return null;
  const { approval, review, blanksLeft, hash, authors } = current;
  const error = notApproved ?? notSent ?? notSentBack;
  const done = ({ data }: { data?: unknown }) => !!data;
  const sign = (title: string, comment?: string, accountVersion?: number) =>
    approve({ variables: { input: { documentId, name: title || null, comment, hash, accountVersion } } });
  const withdraw = () => approve({ variables: { input: { documentId, name: '' } } });
  const open = `${blanksLeft} ${blanksLeft === 1 ? 'blank' : 'blanks'}`;
  const left = blanksLeft > 0 && ` ${open} ${blanksLeft === 1 ? 'is' : 'are'} still to be filled in.`;

  /** Approves; with open blanks only after confirmation. Returns false if it is not confirmed. */
  async function signIfMeant(title: string, comment?: string): Promise<boolean> {
    const accountVersion = await askForName();
    const isMeant = blanksLeft === 0 || (await new Promise<boolean>(answer => setWaiting({ title, answer })));
    setWaiting(undefined);
    return isMeant && done(await sign(title, comment, accountVersion));
  }

  return (
    <section aria-labelledby="review" className={`mt-12 border-t border-ink pt-4 ${approval ? '' : 'no-print'}`}>
      <h2 id="review" className="text-lg font-semibold">
        Review
      </h2>
      {approval ? (
        <>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3 text-sm">
            <p className="min-w-0 wrap-anywhere">
              Reviewed and approved by <span className="font-semibold">{approval.name}</span>
              {approval.function && ` (function: ${isolated(approval.function)})`},{' '}
              <time dateTime={approval.at}>{formatUtcTime(approval.at)}</time>
              {blanksLeft > 0 && <span className="text-medium">, with {open} open</span>}.
            </p>
            <Button size="small" className="no-print" disabled={loading} refused={refused} onClick={withdraw}>
              Withdraw Approval
            </Button>
          </div>
          {review?.comment && (
            <blockquote className="no-print mt-2 border-l-2 border-edge pl-3 text-sm whitespace-pre-line wrap-anywhere">
              {review.comment}
            </blockquote>
          )}
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {isArchived
            ? 'Not approved.'
            : 'A member of your organisation reviews and approves the text. Their account name is printed, followed by their function if they give one. Any later change to the text withdraws the approval.'}
          {left}
        </p>
      )}
      {!approval && !isShared && !isArchived && <SignAlone loading={loading} refused={refused} onSign={signIfMeant} />}
      {!approval && members && (
        <div className="mt-3">
          <ReviewSection
            review={review}
            state={review?.state}
            members={members}
            authors={authors.map(({ id }) => id)}
            own="You generated or edited this version"
            error={error}
            onSend={async (reviewer, comment) =>
              done(await send({ variables: { input: { documentId, reviewer, comment } } }))
            }
            onApprove={(comment, title) => signIfMeant(title, comment)}
            onSendBack={async comment => done(await sendBack({ variables: { input: { documentId, comment } } }))}
          />
        </div>
      )}
      {waiting && <ConfirmOpen open={open} onAnswer={waiting.answer} />}
      {error && (approval || !isShared) && (
        <p role="alert" className="mt-2 text-sm text-high">
          {failureOf(error).message}
        </p>
      )}
    </section>
  );
}
