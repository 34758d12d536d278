import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { formatLocalTime } from '../../../ui/formatDate.ts';

type Job = { id: string; name: string; tries: number; since?: string | null; reason: string };
type Props = {
  queue: string;
  /** The number of failed jobs; the first 50 are shown. */
  failed: number;
  jobs: readonly Job[];
  busy: boolean;
  /** Null for all of them. */
  onRetry: (jobId: string | null) => void;
  onDiscard: (jobId: string) => void;
};

/** The failed jobs of one queue, oldest first, each with its error. */
export function FailedJobs({ queue, failed, jobs, busy, onRetry, onDiscard }: Props) {
  const id = useId();
  return (
    <div className="mt-6 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h3 id={id} className="text-sm font-semibold wrap-anywhere">
          Failed jobs on {queue}: {failed}
        </h3>
        <Button size="small" disabled={busy} aria-describedby={id} onClick={() => onRetry(null)}>
          Retry All
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {jobs.map(job => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div id={`${id}-${job.id}`} className="min-w-0 flex-1 basis-60 text-sm">
              <p className="font-medium">{job.name}</p>
              <p className="mt-0.5 wrap-anywhere">{job.reason}</p>
              <p className="figures mt-0.5 text-xs wrap-anywhere text-muted">
                {job.tries} {job.tries === 1 ? 'attempt' : 'attempts'}
                {job.since && <> · {formatLocalTime(job.since)}</>} · {job.id}
              </p>
            </div>
            <div className="flex gap-2">
              <Button size="small" disabled={busy} aria-describedby={`${id}-${job.id}`} onClick={() => onRetry(job.id)}>
                Retry
              </Button>
              <Button
                size="small"
                look="towardsDanger"
                disabled={busy}
                aria-describedby={`${id}-${job.id}`}
                onClick={() => onDiscard(job.id)}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failed > jobs.length && (
        <p className="border-t border-line px-5 py-3 text-sm text-muted">And {failed - jobs.length} more.</p>
      )}
    </div>
  );
}
