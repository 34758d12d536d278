import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDay, formatMoment } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { RevokeLinkDialog } from './RevokeLinkDialog.tsx';

const Fragment = graphql(`
  fragment LinkRows_link on Link {
    id
    label
    createdAt
    expiresAt
    hasPasscode
    firstUsedAt
    lastUsedAt
    uses
    madeBy {
      id
      username
    }
    reports {
      id
      system
      completedAt
      newerId
    }
  }
`);

type Props = {
  links: readonly FragmentType<typeof Fragment>[];
  /** Whether it is said what each shows; beside the report itself it goes without saying. */
  named: boolean;
  /** Offers another link to a later report, where there is one. */
  onRenew?: (reportId: string, label: string | null) => void;
};

/** Links for people without an account: for whom, until when, and whether they were used. */
export function LinkRows({ named, onRenew, ...props }: Props) {
  const links = readFragment(Fragment, props.links);
  const [revoking, setRevoking] = useState<{ id: string; name: string }>();
  return (
    <>
      <ul className="divide-y divide-line">
        {links.map(({ id, label, createdAt, expiresAt, hasPasscode, madeBy, reports, ...use }) => {
          const name = label ?? `Link ${id}`;
          const isOver = Date.parse(expiresAt) <= Date.now();
          const newer = reports.find(({ newerId }) => newerId)?.newerId;
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
              <div className="min-w-0 flex-1 basis-64 text-sm">
                <p id={`link-${id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  {hasPasscode && <Tag>Passcode</Tag>}
                  {isOver && <Tag>Expired</Tag>}
                </p>
                {named &&
                  reports.map(report => (
                    <p key={report.id} className="mt-0.5 wrap-anywhere">
                      Report on {report.system} of {formatDay(report.completedAt)}
                    </p>
                  ))}
                <p className="figures mt-0.5 text-muted">
                  Made on {formatDay(createdAt)} by{' '}
                  {madeBy ? (madeBy.username ?? 'a former member') : 'a former member'} ·{' '}
                  {isOver ? 'expired' : 'expires'} {formatDay(expiresAt)}
                </p>
                <p className="figures mt-0.5 text-muted">{usesOf(use)}</p>
                {newer && !isOver && (
                  <p className="mt-2">
                    A newer report exists. This link does not show it.{' '}
                    {onRenew && (
                      <button
                        type="button"
                        className="font-medium text-accent underline underline-offset-4"
                        onClick={() => onRenew(newer, label ?? null)}
                      >
                        Make a new link
                      </button>
                    )}
                  </p>
                )}
              </div>
              <Button size="small" aria-describedby={`link-${id}`} onClick={() => setRevoking({ id, name })}>
                Revoke
              </Button>
            </li>
          );
        })}
      </ul>
      {revoking && <RevokeLinkDialog link={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

type Use = { uses: number; firstUsedAt?: string | null; lastUsedAt?: string | null };

function usesOf({ uses, firstUsedAt, lastUsedAt }: Use): string {
  if (!firstUsedAt || !lastUsedAt) return 'Not opened yet';
  if (uses === 1) return `Opened once, on ${formatMoment(firstUsedAt)}`;
  return `Opened ${uses} times, first on ${formatMoment(firstUsedAt)}, last on ${formatMoment(lastUsedAt)}`;
}
