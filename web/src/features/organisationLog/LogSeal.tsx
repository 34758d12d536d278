import { useLazyQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { toastFailure } from '../../ui/toast.ts';

const Verify = graphql(`
  query VerifyOrganisationLog {
    verifyOrganisationLog {
      intact
      entries
      firstBroken
      message
    }
  }
`);

type Props = { length: number; last: { id: string; hash: string } | null | undefined };

/** The length of the log, its newest entry to record elsewhere, and a check of its integrity. */
export function LogSeal({ length, last }: Props) {
  const [ask, { data, loading }] = useLazyQuery(Verify, { fetchPolicy: 'network-only' });
  const verdict = data?.verifyOrganisationLog;

  async function verify() {
    const { error } = await ask();
    if (error) toastFailure('Error', failureOf(error).message);
  }

  return (
    <section aria-label="The log" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="figures min-w-0 flex-1 basis-72 text-sm text-muted">
          <p>
            <span className="font-medium text-ink">
              {formatCount(length)} {length === 1 ? 'entry' : 'entries'}
            </span>
            , each with the hash of the previous entry, so that changes are detected.
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
        <Button disabled={loading} onClick={verify}>
          {loading ? 'Verifying...' : 'Verify Log'}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {verdict && !loading && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
            <Badge tone={verdict.intact ? 'low' : 'high'} word={verdict.intact ? 'Intact' : 'Altered'} />
            {verdict.message}
          </p>
        )}
      </div>
    </section>
  );
}
