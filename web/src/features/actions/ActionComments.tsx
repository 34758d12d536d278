import { MAX_MENTIONS, MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import type { Member } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatLocalTime } from '../../ui/formatDate.ts';
import { MentionField } from './MentionField.tsx';
import { mentionsIn } from './mentions.ts';

const Fragment = graphql(`
  fragment ActionComments_action on ActionItem {
    id
    comments {
      id
      at
      kind
      text
      by {
        id
        username
        fullName
      }
    }
  }
`);

const Comment = graphql(`
  mutation CommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) {
    commentOnAction(id: $id, text: $text, mentions: $mentions) {
      id
      commentCount
      ...ActionComments_action
    }
  }
`);

type Props = { action: FragmentType<typeof Fragment>; members: readonly Member[] };

/** The comments and history of an action. Members mentioned in a comment are notified. */
export function ActionComments({ members, ...props }: Props) {
  const { id, comments } = readFragment(Fragment, props.action);
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const others = members.filter(member => member.id !== me);
  const refused = useRefusal('work');
  const [text, setText] = useState('');
  const [comment, { loading, error }] = useMutation(Comment, { onCompleted: () => setText(''), onError: () => {} });

  function submit(event: FormEvent) {
    event.preventDefault();
    const mentions = mentionsIn(text, others)
      .slice(0, MAX_MENTIONS)
      .map(member => member.id);
    void comment({ variables: { id, text, mentions } });
  }

  return (
    <section aria-labelledby="comments">
      <h3 id="comments" className="font-semibold">
        Comments
      </h3>
      {comments.length > 0 && (
        <ol className="mt-2 divide-y divide-line border-y border-line">
          {comments.map(({ id: number, by, at, kind, text: said }) => (
            <li key={number} className="py-2.5">
              <p className="text-xs text-muted">
                {by ? <PersonName person={by} withInitials /> : 'From a report'}, {formatLocalTime(at)}
              </p>
              <p className={`mt-0.5 wrap-anywhere whitespace-pre-wrap ${kind === 'note' ? 'text-muted' : ''}`}>
                {said}
              </p>
            </li>
          ))}
        </ol>
      )}
      {refused ? (
        <p className="mt-2 text-muted">{refused}</p>
      ) : (
        <form onSubmit={submit} className="mt-3 space-y-3">
          <MentionField label="Comment" value={text} maxLength={MAX_NOTE_LENGTH} members={others} onChange={setText} />
          <FormFailure message={error && failureOf(error).message} />
          <Button size="small" type="submit" disabled={loading || !text.trim()}>
            {loading ? 'Saving...' : 'Add Comment'}
          </Button>
        </form>
      )}
    </section>
  );
}
