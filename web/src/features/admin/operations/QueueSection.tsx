import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { useKept } from '../../../client/useKept.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { formatLocalTime } from '../../../ui/formatDate.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { OperationsSection } from './OperationsSection.tsx';
import { discardJobMutation, queuesQuery, retryJobsMutation } from './queueOperations.ts';

const Fragment = graphql(`
  fragment QueueSection_queue on JobQueue {
    id
    waiting
    active
    delayed
    failed
    erasures
    erasingSince
    dead {
      id
      name
      tries
      since
      reason
    }
  }
`);

/** The state of the queues, with buttons to retry or discard failed jobs. */
export function QueueSection() {
  const { data, error, refetch } = useQuery(queuesQuery, useKept(queuesQuery));
  const [discarded, setDiscarded] = useState<{ queue: string; jobId: string }>();
  const [retry, { loading }] = useMutation(retryJobsMutation, {
    onCompleted: () => toast({ title: 'Queued for retry' }),
    onError: failure => toastFailure('Error', failureOf(failure).message),
  });
  const queues = data && readFragment(Fragment, data.queues);
  const erasing = queues?.filter(({ erasures }) => erasures > 0) ?? [];
  const withDead = queues?.filter(({ failed }) => failed > 0) ?? [];

  return (
    <OperationsSection
      title="Queues"
      text="A job that fails is retried at increasing intervals. After its last attempt it becomes a failed job, which you can retry or discard. Both are recorded in the activity log."
      failure={error && failureOf(error).message}
      onReload={() => refetch().catch(() => {})}
    >
      {queues && (
        <>
          <LedgerTable
            caption="Queues"
            columns={[
              { title: 'Queue' },
              { title: 'Waiting', figures: true },
              { title: 'Active', figures: true },
              { title: 'Delayed', figures: true, wide: true },
              { title: 'Failed', figures: true },
            ]}
            rows={queues.map(({ id, waiting, active, delayed, failed }) => ({
              id,
              cells: [id, waiting, active, delayed, failed],
            }))}
          />
          {erasing.map(({ id, erasures, erasingSince }) => (
            <p key={id} className="mt-4 text-sm">
              {erasures === 1 ? 'One deletion is' : `${erasures} deletions are`} under way on {id}
              {erasingSince && ` since ${formatLocalTime(erasingSince)}`}. Deletions are retried until they succeed.
            </p>
          ))}
          {withDead.length === 0 && <p className="mt-4 text-sm text-muted">There are no failed jobs.</p>}
          {withDead.map(({ id: queue, failed, dead }) => (
            <FailedJobs
              key={queue}
              queue={queue}
              failed={failed}
              jobs={dead}
              busy={loading}
              onRetry={jobId => retry({ variables: { queue, jobId } })}
              onDiscard={jobId => setDiscarded({ queue, jobId })}
            />
          ))}
          {discarded && <DiscardJobDialog {...discarded} onClose={() => setDiscarded(undefined)} />}
        </>
      )}
    </OperationsSection>
  );
}

const MAX_REASON_LENGTH = 200;

type Props = { queue: string; jobId: string; onClose: () => void };

/** Asks for a reason before a job is discarded. */
function DiscardJobDialog({ queue, jobId, onClose }: Props) {
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
    <AlertDialog title="Discard Job" text="The job will not run. This cannot be undone." open onOpenChange={onClose}>
      <form onSubmit={submit}>
        <TextArea
          label="Reason"
          hint="The reason is recorded in the activity log."
          required
          maxLength={MAX_REASON_LENGTH}
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
