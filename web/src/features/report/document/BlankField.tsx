import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';

const Fragment = graphql(`
  fragment BlankPlace_blank on DocumentBlank {
    id
    needed
    text
    suggestion
  }
`);

const Fill = graphql(`
  mutation FillBlank($input: FillBlankInput!) {
    fillBlank(input: $input) {
      ...DocumentSheet_document
      ...DocumentRow_document
      id
    }
  }
`);

function hintFor(text?: string | null, suggestion?: string | null): string | undefined {
  if (text) return 'Delete the text and save to clear the blank.';
  return suggestion ? 'This text is from another document of this system. Save it to use it here too.' : undefined;
}

type Props = {
  documentId: string;
  blank: FragmentType<typeof Fragment>;
  /** The reason why it cannot be edited. */
  fixed?: string | undefined;
};

/** A blank that only people can fill in. Pressing it opens a field, even when it is filled in. */
export function BlankField({ documentId, fixed, ...props }: Props) {
  const { id, needed, text, suggestion } = readFragment(Fragment, props.blank);
  const [open, setOpen] = useState(false);
  const mayNotWork = useRefusal('work');
  const refused = fixed ?? mayNotWork;
  const place = useRef<HTMLButtonElement>(null);
  const [fill, { loading, error, reset }] = useMutation(Fill, { onCompleted: close, onError: () => {} });

  function close() {
    setOpen(false);
    // Returns the focus to the blank; its button is rendered after this turn.
    setTimeout(() => place.current?.focus());
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    fill({ variables: { input: { documentId, blank: id, text: written } } });
  }

  const isOpenBlank = text === null || text === undefined;
  const words = text ?? `[to be completed: ${needed}]`;
  // A button is a box, after which a footnote mark would start a new line, so in print it is plain text.
  const onPaper = (
    <span
      className={`hidden whitespace-pre-wrap print:inline ${isOpenBlank ? 'bg-medium-soft box-decoration-clone px-1 text-medium' : ''}`}
    >
      {words}
    </span>
  );
  if (!open)
    return (
      <>
        {onPaper}
        <button
          ref={place}
          type="button"
          data-blank={isOpenBlank ? 'open' : 'filled'}
          disabled={!!refused}
          title={refused}
          onClick={() => {
            reset();
            setOpen(true);
          }}
          className={`rounded-sm text-left whitespace-pre-wrap enabled:cursor-text print:hidden ${
            isOpenBlank
              ? 'bg-medium-soft px-1 text-medium enabled:hover:underline'
              : 'underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-ink'
          }`}
        >
          {words}
          {text && !refused && <span className="sr-only"> (change the text)</span>}
        </button>
      </>
    );
  return (
    <>
      {onPaper}
      <form
        data-blank="written"
        onSubmit={save}
        className="no-print my-2 min-w-0 grow rounded-card border border-line bg-surface p-4 font-sans"
        onKeyDown={event => event.key === 'Escape' && close()}
      >
        <TextArea
          label={`To be completed: ${needed}`}
          name="text"
          defaultValue={text ?? suggestion ?? ''}
          maxLength={2000}
          autoFocus
          hint={hintFor(text, suggestion)}
          error={error && failureOf(error).message}
        />
        <div className="mt-3 flex justify-end gap-3">
          <Button size="small" onClick={close}>
            Cancel
          </Button>
          <Button size="small" type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </>
  );
}
