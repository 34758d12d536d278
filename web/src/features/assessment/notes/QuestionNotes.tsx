import { isolated } from '@aicp/contracts/isolated';
import { MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { FlagForm } from './FlagForm.tsx';
import { NotSaved } from './NotSaved.tsx';
import type { AssessmentNotes } from './noted.ts';
import { useNotes, type Wish } from './useNotes.tsx';

type Props = { noted: AssessmentNotes; questionId: string };

/** The note on a question, the previous note and the flag for a colleague, with buttons to change them. */
export function QuestionNotes({ noted, questionId }: Props) {
  const { annotation, last, supplied } = noted.of(questionId);
  const { save, saving, failure, choice } = useNotes(noted.assessmentId, questionId);
  const [open, setOpen] = useState<'note' | 'flag'>();
  const { note, flag } = annotation ?? {};
  const place = useRef<HTMLDivElement>(null);
  /** The note shown when the field was opened. */
  const [seen, setSeen] = useState<string | null>(null);
  const form = { saving, failure: open && failure, onSave: saveAndClose, onClose: close };

  function openNote() {
    setSeen(note ?? null);
    setOpen('note');
  }

  /** Moves the focus from the closing field to the element that replaces it. */
  function close() {
    setOpen(undefined);
    place.current?.focus();
  }

  async function saveAndClose(wish: Wish) {
    if (await save(wish, wish.note === undefined ? undefined : seen)) close();
  }

  if (noted.readOnly && !note && !flag && supplied.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-6 space-y-2 text-sm outline-none">
      {supplied.map(({ question, answer, from, at }) => (
        <Said
          key={question}
          title={`From ${isolated(from ?? 'the supplier')}, by link, ${formatDay(at)}: ${isolated(question)}`}
          text={answer}
          action={undefined}
        />
      ))}
      {last && !note && !noted.readOnly && (
        <Said
          title={`Note from ${last.notedAt ? formatDay(last.notedAt) : 'last time'}`}
          text={last.note}
          action={{ label: 'Keep this note', onSelect: () => save({ note: last.note }, null) }}
        />
      )}
      {note && open !== 'note' && (
        <Said
          title={['Note', noted.nameOf(annotation?.notedBy?.id), annotation?.notedAt && formatDay(annotation.notedAt)]
            .filter(Boolean)
            .join(', ')}
          text={note}
          action={noted.readOnly ? undefined : { label: 'Edit note', onSelect: openNote }}
        />
      )}
      {flag && open !== 'flag' && (
        <Said
          title={`Ask ${isolated(noted.nameOf(flag.member?.id) ?? 'a colleague')}`}
          text={flag.text ?? ''}
          action={noted.readOnly ? undefined : { label: 'Clear flag', onSelect: () => save({ flag: null }) }}
        />
      )}
      {!open && failure && (
        <p role="alert" className="text-high">
          Not saved. Try again. {failure}
        </p>
      )}
      {!noted.readOnly && !open && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {!note && (
            <Button size="small" look="quiet" onClick={openNote}>
              Add a Note
            </Button>
          )}
          {!flag && (
            <Button size="small" look="quiet" onClick={() => setOpen('flag')}>
              Ask a Colleague Later
            </Button>
          )}
        </div>
      )}
      {open === 'note' && <NoteForm {...form} note={seen ?? ''} />}
      {open === 'flag' && <FlagForm {...form} isShared={noted.isShared} />}
      {choice}
    </div>
  );
}

type SaidProps = { title: string; text: string; action: { label: string; onSelect: () => void } | undefined };

function Said({ title, text, action }: SaidProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="text-muted">{title}</p>
        {text && <p className="mt-0.5 whitespace-pre-line">{text}</p>}
      </div>
      {action && (
        <Button size="small" onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

type NoteFormProps = {
  note: string;
  saving: boolean;
  failure: string | undefined;
  onSave: (wish: Wish) => void;
  onClose: () => void;
};

/** Not a separate form element, because it is inside the question's form. */
function NoteForm({ note, saving, failure, onSave, onClose }: NoteFormProps) {
  const [text, setText] = useState(note);
  return (
    <div className="mt-3">
      <TextArea
        label="Note"
        hint="Visible to colleagues. Notes are not answers. They carry over to the next assessment."
        value={text}
        maxLength={MAX_NOTE_LENGTH}
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
