import { useMutation } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictCopies } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { toast } from '../../ui/toast.ts';
import { isHeld } from './held.ts';

const EraseSystem = graphql(`
  mutation EraseSystem($id: ID!, $reason: String!) {
    eraseSystem(id: $id, reason: $reason)
  }
`);

type Props = {
  system: { id: string; name: string; heldUntil: string | null };
  onClose: () => void;
  onErased?: (() => void) | undefined;
};

/** Asks for a reason before an archived system is permanently deleted with all its data. */
export function EraseSystemDialog({ system: { id, name, heldUntil }, onClose, onErased }: Props) {
  const [erase, { loading, error }] = useMutation(EraseSystem, {
    update: (cache, { data }) => data && evictCopies(cache, id),
    onCompleted: () => {
      toast({ title: 'System permanently deleted', text: name });
      onClose();
      onErased?.();
    },
    onError: () => {},
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    erase({ variables: { id, reason: String(new FormData(event.currentTarget).get('reason') ?? '') } });
  }

  return (
    <AlertDialog
      title="Permanently delete this AI system?"
      text={
        <>
          <p className="mb-1 font-medium wrap-anywhere text-ink">{name}</p>
          <p>
            Its assessments, reports, documents and evidence files are deleted with it. This cannot be undone.
            {isHeld(heldUntil) &&
              ` It is held until ${formatDay(heldUntil)}; only an organisation owner can delete it.`}
          </p>
        </>
      }
      open
      onOpenChange={onClose}
    >
      <form onSubmit={submit} className="space-y-5">
        <TextArea
          label="Reason"
          name="reason"
          required
          maxLength={500}
          hint="It is recorded in the organisation's log."
        />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" disabled={loading}>
            {loading ? 'Deleting...' : 'Permanently Delete'}
          </Button>
        </div>
      </form>
    </AlertDialog>
  );
}
