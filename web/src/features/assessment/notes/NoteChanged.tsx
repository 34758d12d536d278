import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { MeanwhileDialog } from '../../../parts/MeanwhileDialog.tsx';
import { personName } from '../../../parts/people/personName.ts';
import { formatLocalTime } from '../../../ui/formatDate.ts';

const NotesNow = graphql(`
  query NotesNow($id: ID!) {
    assessment(id: $id) {
      id
      annotations {
        assessmentId
        questionId
        note
        notedBy {
          id
          username
          fullName
        }
        notedAt
      }
    }
  }
`);

type Props = {
  assessmentId: string;
  questionId: string;
  /** The note typed by the user. */
  yours: string;
  onKeep: () => void;
  onSave: () => void;
};

/** A colleague's newer note, shown next to the user's own. */
export function NoteChanged({ assessmentId, questionId, ...choice }: Props) {
  const { data, error } = useQuery(NotesNow, { variables: { id: assessmentId }, fetchPolicy: 'network-only' });
  const now = data?.assessment.annotations.find(one => one.questionId === questionId);
  const by =
    now?.notedBy && now.notedAt && `, by ${isolated(personName(now.notedBy))}, ${formatLocalTime(now.notedAt)}`;
  const theirs = data && [{ label: `Note${by || ''}`, value: now?.note ?? 'No note' }];
  const failure = error && !data ? failureOf(error).message : undefined;
  return <MeanwhileDialog {...choice} what="this note" theirs={theirs} failure={failure} />;
}
