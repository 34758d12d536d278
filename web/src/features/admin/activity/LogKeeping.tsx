import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ActivityLogQuery } from '../../../gql/graphql.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { toastFailure } from '../../../ui/toast.ts';

const RetentionDialog = lazyComponent(() => import('./RetentionDialog.tsx').then(module => module.RetentionDialog));

const Verify = graphql(`
  mutation VerifyActivityLog {
    verifyActivityLog {
      intact
      entries
      firstBroken
      message
    }
  }
`);

/** The state of the log: its length, its newest entry, its integrity, and its retention period. */
export function LogKeeping({ log }: { log: ActivityLogQuery['activityLog'] | undefined }) {
  const [changing, setChanging] = useState(false);
  const [verify, { data, loading }] = useMutation(Verify, {
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const verdict = data?.verifyActivityLog;
  const last = log?.last;
  return (
    <section aria-label="The log" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="figures min-w-0 flex-1 basis-72 text-sm text-muted">
          <p>
            {log ? (
              <>
                <span className="font-medium text-ink">{formatCount(log.entries)} entries</span>
                {log.first && Number(log.first) > 1 && ` from entry ${log.first}`},{' '}
                {log.retentionDays ? `each kept for ${formatCount(log.retentionDays)} days` : 'kept indefinitely'}. Each
                contains the hash of the previous entry.
              </>
            ) : (
              'Each entry contains the hash of the previous one.'
            )}
          </p>
          {last && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0">
                Newest: {last.id}, <span className="font-mono text-xs break-all">{last.hash}</span>
              </span>
              <CopyButton text={`${last.id} ${last.hash}`} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={loading} onClick={() => verify()}>
            {loading ? 'Verifying...' : 'Verify Log'}
          </Button>
          <Button disabled={!log} onClick={() => setChanging(true)}>
            Change Retention
          </Button>
        </div>
      </div>
      <div role="status" className="text-sm">
        {verdict && !loading && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
            <Badge tone={verdict.intact ? 'low' : 'high'} word={verdict.intact ? 'Intact' : 'Altered'} />
            {verdict.message}
          </p>
        )}
      </div>
      <Suspense>
        {changing && <RetentionDialog days={log?.retentionDays ?? null} onClose={() => setChanging(false)} />}
      </Suspense>
    </section>
  );
}
