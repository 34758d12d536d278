import { isolated } from '@aicp/contracts/isolated';
import { type SubmitEvent, useContext, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { personName } from '../../../parts/people/personName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../../ui/Field.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { ReviewState } from './ReviewState.tsx';
import { type Colleague, ownWork, reviewersAmong } from './reviewSide.ts';

/** The longest comment, in characters, that the server accepts. */
const MAX_COMMENT_LENGTH = 2_000;

type Act = 'send' | 'approve' | 'sendBack';
const ACTS = { send: 'Send for Review', approve: 'Approve', sendBack: 'Request Changes' } as const;

type Props = {
  review: Parameters<typeof ReviewState>[0]['review'];
  state: 'sent' | 'approved' | 'changesAsked' | undefined;
  members: readonly Colleague[];
  /** The ids of the authors. */
  authors: readonly string[];
  /** The user's contribution as the start of a sentence: "You completed this assessment". */
  own: string;
  error: unknown;
  /** URL of the page that lists the questions; undefined if there is none. */
  questions?: string | undefined;
  /** Each returns whether it succeeded. */
  onSend: (reviewer: string, comment: string) => Promise<boolean>;
  onApprove: (comment: string, title: string) => Promise<boolean>;
  onSendBack: (comment: string) => Promise<boolean>;
};

/** The review: its subject, its state, and the user's possible actions. */
export function ReviewSection({ review, state, members, authors, own, error, questions, ...on }: Props) {
  const [act, setAct] = useState<Act>();
  const [busy, setBusy] = useState(false);
  const [toSend, toDecide] = [useRefusal('work'), useRefusal('approve')];
  const me = members.find(({ you }) => you);
  const reviewers = reviewersAmong(members, authors);
  const mine = ownWork(me, authors, own);
  const isDone = useContext(ReadOnly) !== undefined || state === 'approved';
  // After a request for changes, the next step is to make them and send it again.
  const isSentBack = state === 'changesAsked';
  const sendButton = (
    <Button size="small" look={isSentBack ? 'primary' : 'secondary'} refused={toSend} onClick={() => setAct('send')}>
      {state === 'sent' ? 'Send to Another Reviewer' : ACTS.send}
    </Button>
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [comment = '', reviewer = '', title = ''] = ['comment', 'reviewer', 'function'].map(field =>
      String(fields.get(field) ?? '').trim(),
    );
    setBusy(true);
    const done =
      act === 'send'
        ? await on.onSend(reviewer, comment)
        : await (act === 'approve' ? on.onApprove(comment, title) : on.onSendBack(comment));
    setBusy(false);
    if (done) setAct(undefined);
  }

  return (
    <div>
      <div role="status">
        <ReviewState review={review} meId={me?.id} questions={questions} />
      </div>
      {!isDone && mine && <p className="mt-2 text-sm text-muted">{mine}</p>}
      {!isDone && !act && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isSentBack && sendButton}
          {!mine && (
            <>
              <Button
                size="small"
                look={isSentBack ? 'secondary' : 'primary'}
                refused={toDecide}
                onClick={() => setAct('approve')}
              >
                {ACTS.approve}
              </Button>
              <Button size="small" refused={toDecide} onClick={() => setAct('sendBack')}>
                {ACTS.sendBack}
              </Button>
            </>
          )}
          {!isSentBack && sendButton}
        </div>
      )}
      {act && (
        <form onSubmit={submit} className="mt-4 max-w-120 space-y-4">
          {act === 'send' && reviewers.length > 0 && (
            <Select label="Reviewer" name="reviewer" required>
              {reviewers.map(person => (
                <option key={person.id} value={person.id}>
                  {isolated(personName(person))} ({person.you ? `you, ${person.role}` : person.role})
                </option>
              ))}
            </Select>
          )}
          {act === 'send' && reviewers.length === 0 && (
            <p className="text-sm">
              No one can review this yet. A reviewer must be an organisation owner, manager or approver who has not
              worked on it.
            </p>
          )}
          {act === 'approve' && (
            <Field
              label="Function"
              name="function"
              hint="Optional. It is printed after your account name."
              maxLength={200}
              autoComplete="organization-title"
            />
          )}
          <TextArea
            label={act === 'sendBack' ? 'Required changes' : 'Comment (optional)'}
            name="comment"
            required={act === 'sendBack'}
            hint={questions && 'To link to a question, use its number on the evidence page, such as “question 12”.'}
            maxLength={MAX_COMMENT_LENGTH}
          />
          <FormFailure message={error ? failureOf(error).message : undefined} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="small"
              look="primary"
              disabled={busy || (act === 'send' && reviewers.length === 0)}
            >
              {ACTS[act]}
            </Button>
            <Button size="small" onClick={() => setAct(undefined)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
