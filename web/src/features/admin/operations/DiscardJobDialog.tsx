import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { discardJobMutation } from './queueOperations.ts';

const LONGEST_REASON = 200;

type Props = { queue: string; jobId: string; onClose: () => void };

/** Asks why, before something that was ordered is never done. */
export function DiscardJobDialog({ queue, jobId, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [discard, { loading, error }] = useMutation(discardJobMutation, {
    onCompleted: () => {
      toast({ title: 'Job discarded' });
      onClose();
    },
    onError: () => {},
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    discard({ variables: { queue, jobId, reason } });
  }

  return (
    <AlertDialog
      title="Discard Job"
      text="The job will not be carried out. This cannot be undone."
      open
      onOpenChange={onClose}
    >
      <form onSubmit={submit}>
        <TextArea
          label="Reason"
          hint="It is recorded in the activity log."
          required
          maxLength={LONGEST_REASON}
          value={reason}
          error={error && failureOf(error).message}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="mt-5 flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" disabled={loading || reason.trim() === ''}>
            {loading ? 'Discarding...' : 'Discard Job'}
          </Button>
        </div>
      </form>
    </AlertDialog>
  );
}
