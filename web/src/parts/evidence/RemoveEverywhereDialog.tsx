import { useMutation } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';

const Remove = graphql(`
  mutation RemoveEvidenceEverywhere($input: RemoveEvidenceEverywhereInput!) {
    removeEvidenceEverywhere(input: $input) {
      id
      standing
      removalReason
    }
  }
`);

type Props = { file: { id: string; name: string }; onChanged: () => void; onClose: () => void };

/** Asks for a reason and for confirmation before a file's content is deleted everywhere, including earlier reports. */
export function RemoveEverywhereDialog({ file: { id, name }, onChanged, onClose }: Props) {
  const [remove, { loading, error }] = useMutation(Remove, {
    onCompleted: () => {
      onChanged();
      toast({ title: 'Evidence deleted everywhere', text: name });
      onClose();
    },
    onError: () => {},
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    remove({ variables: { input: { id, reason } } });
  }

  return (
    <AlertDialog
      title="Delete this file everywhere?"
      text={
        <>
          <p className="mb-1 font-medium wrap-anywhere text-ink">{name}</p>
          <p>
            The file is deleted from this report and from every earlier one, and their audit bundles change. The hash,
            the date and your reason are kept.
          </p>
        </>
      }
      open
      onOpenChange={onClose}
    >
      <form onSubmit={submit} className="space-y-5">
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" disabled={loading}>
            {loading ? 'Deleting...' : 'Delete Everywhere'}
          </Button>
        </div>
      </form>
    </AlertDialog>
  );
}
