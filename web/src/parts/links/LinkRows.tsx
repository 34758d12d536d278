import { Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDay, formatUtcTime } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { lazyComponent } from '../lazyComponent.ts';
import { PersonName } from '../people/PersonName.tsx';
import { RevokeLinkDialog } from './RevokeLinkDialog.tsx';

const RenewLinkDialog = lazyComponent(() => import('./RenewLinkDialog.tsx').then(module => module.RenewLinkDialog));
const LinkLogDialog = lazyComponent(() => import('./LinkLogDialog.tsx').then(module => module.LinkLogDialog));
const RemindButton = lazyComponent(() => import('./RemindButton.tsx').then(module => module.RemindButton));

const Fragment = graphql(`
  fragment LinkRows_link on Link {
    id
    kind
    label
    hasNewer
    room {
      id
      hasNewer
    }
    reportCount
    system
    email
    remindedAt
    answeredAt
    createdAt
    expiresAt
    hasPasscode
    firstUsedAt
    lastUsedAt
    uses
    madeBy {
      id
      username
      fullName
    }
    reports(first: 5) {
      id
      system
      completedAt
    }
  }
`);

type Props = {
  links: readonly FragmentType<typeof Fragment>[];
  /** Whether the content of each link is named; next to the report itself that is not needed. */
  named: boolean;
};

/** Links for recipients without an account: for whom, until when, and whether they were used. */
export function LinkRows({ named, ...props }: Props) {
  const links = readFragment(Fragment, props.links);
  const [open, setOpen] = useState<{ id: string; name: string; dialog: 'revoke' | 'renew' | 'log' }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className="divide-y divide-line">
        {links.map(
          ({
            id,
            kind,
            label,
            system,
            email,
            remindedAt,
            answeredAt,
            createdAt,
            expiresAt,
            hasPasscode,
            hasNewer,
            room,
            madeBy,
            reports,
            reportCount,
            ...use
          }) => {
            const name = label ?? `Link ${id}`;
            const hasExpired = Date.parse(expiresAt) <= Date.now();
            return (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
                <div className="min-w-0 flex-1 basis-64 text-sm">
                  <p id={`link-${id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                    <span className="min-w-0 wrap-anywhere">{name}</span>
                    {kind === 'room' && <Tag>Audit room</Tag>}
                    {hasPasscode && <Tag>Passcode</Tag>}
                    {hasExpired && <Tag>Expired</Tag>}
                  </p>
                  {named && system && <p className="mt-0.5 wrap-anywhere">Questions about {system}</p>}
                  {named &&
                    reports.map(report => (
                      <p key={report.id} className="mt-0.5 wrap-anywhere">
                        Report on {report.system} of {formatDay(report.completedAt)}
                      </p>
                    ))}
                  {named && reportCount > reports.length && (
                    <p className="mt-0.5 text-muted">and {reportCount - reports.length} more</p>
                  )}
                  {named && kind !== 'request' && reportCount === 0 && (
                    <p className="mt-0.5">Everything it showed has been deleted.</p>
                  )}
                  <p className="figures mt-0.5 text-muted">
                    Created on {formatDay(createdAt)} by <PersonName person={madeBy} former="a former member" /> ·{' '}
                    {hasExpired ? 'expired' : 'expires'} {formatDay(expiresAt)}
                  </p>
                  <p className="figures mt-0.5 text-muted">{usesOf(use)}</p>
                  {email && (
                    <p className="figures mt-0.5 wrap-anywhere text-muted">
                      Sent to {email}
                      {answeredAt
                        ? ` · answered on ${formatUtcTime(answeredAt)}`
                        : remindedAt && ` · reminded on ${formatUtcTime(remindedAt)}`}
                    </p>
                  )}
                  {(hasNewer || room?.hasNewer) && !hasExpired && (
                    <p className="mt-2">
                      {hasNewer
                        ? 'A newer report exists. This link does not show it.'
                        : 'An item in this room has a newer version, which the room does not show.'}{' '}
                      <button
                        type="button"
                        className="font-medium text-accent underline underline-offset-4"
                        aria-describedby={`link-${id}`}
                        onClick={() => setOpen({ id, name, dialog: 'renew' })}
                      >
                        Replace with the Newer {hasNewer ? 'Report' : 'Version'}
                      </button>
                    </p>
                  )}
                </div>
                <div className="flex flex-wrap gap-2">
                  {email && !answeredAt && !hasExpired && (
                    <Suspense>
                      <RemindButton id={id} describedBy={`link-${id}`} />
                    </Suspense>
                  )}
                  {use.uses > 0 && (
                    <Button
                      size="small"
                      aria-describedby={`link-${id}`}
                      onClick={() => setOpen({ id, name, dialog: 'log' })}
                    >
                      Access Log
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-describedby={`link-${id}`}
                    onClick={() => setOpen({ id, name, dialog: 'revoke' })}
                  >
                    Revoke
                  </Button>
                </div>
              </li>
            );
          },
        )}
      </ul>
      <Suspense>
        {open?.dialog === 'revoke' && <RevokeLinkDialog link={open} onClose={close} />}
        {open?.dialog === 'renew' && <RenewLinkDialog link={open} onClose={close} />}
        {open?.dialog === 'log' && <LinkLogDialog link={open} onClose={close} />}
      </Suspense>
    </>
  );
}

type Use = { uses: number; firstUsedAt?: string | null; lastUsedAt?: string | null };

function usesOf({ uses, firstUsedAt, lastUsedAt }: Use): string {
  if (!firstUsedAt || !lastUsedAt) return 'Not opened yet';
  if (uses === 1) return `Opened once, on ${formatUtcTime(firstUsedAt)}`;
  return `Opened ${uses} times, first on ${formatUtcTime(firstUsedAt)}, last on ${formatUtcTime(lastUsedAt)}`;
}
