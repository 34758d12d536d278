import { LONGEST_NOTE } from '@aicp/contracts/limits';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { NotSaved } from './NotSaved.tsx';
import type { Wish } from './useNotes.tsx';

type Props = {
  note: string;
  saving: boolean;
  failure: string | undefined;
  onSave: (wish: Wish) => void;
  onClose: () => void;
};

/** No form of its own: it stands within that of the question. */
export function NoteForm({ note, saving, failure, onSave, onClose }: Props) {
  const [text, setText] = useState(note);
  return (
    <div className="mt-3">
      <TextArea
        label="Note"
        hint="Colleagues see it. It counts as no answer, and comes along to the next assessment."
        value={text}
        maxLength={LONGEST_NOTE}
        autoFocus
        onChange={event => setText(event.target.value)}
      />
      <NotSaved failure={failure} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={saving} onClick={() => onSave({ note: text })}>
          {saving ? 'Saving...' : 'Save Note'}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
