import { MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QuestionFiles } from '../evidence/QuestionFiles.tsx';

const Place = graphql(`
  query DonePlace($id: ID!) {
    action(id: $id) {
      id
      evidencePlace {
        assessmentId
        supports
      }
    }
  }
`);

type Props = {
  id: string;
  title: string;
  saving: boolean;
  /** Called with null if there is no text. */
  onDone: (doneNote: string | null) => void;
  onClose: () => void;
};

/** Asks for a file or a sentence that proves what was done. Without either the action is shown as done with nothing filed. */
export function DoneDialog({ id, title, saving, onDone, onClose }: Props) {
  const [note, setNote] = useState('');
  const { data, loading } = useQuery(Place, { variables: { id }, errorPolicy: 'all' });
  const place = data?.action?.evidencePlace;

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(note.trim() || null);
  }

  return (
    <Dialog
      title="Mark Action as Done"
      text="Add a file or write a sentence. Without either, the action is shown as done with no file or sentence."
      open
      onOpenChange={onClose}
    >
      {loading && <Skeleton className="h-10" />}
      {place && <QuestionFiles assessmentId={place.assessmentId} question={{ id: place.supports, question: title }} />}
      <form className="mt-5 space-y-5" onSubmit={submit}>
        <TextArea
          label="Completion note"
          value={note}
          maxLength={MAX_NOTE_LENGTH}
          onChange={event => setNote(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={saving}>
            {saving ? 'Saving...' : 'Mark as Done'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
