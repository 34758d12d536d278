import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment CalendarSection_address on CalendarAddress {
    createdAt
  }
`);

const NewAddress = graphql(`
  mutation NewCalendarAddress {
    newCalendarAddress {
      url
      address {
        ...CalendarSection_address
      }
    }
  }
`);

/** The calendar link for these deadlines: create, copy, renew, revoke. */
export function CalendarSection(props: { address: FragmentType<typeof Fragment> | null }) {
  const address = readFragment(Fragment, props.address);
  const [ending, setEnding] = useState(false);
  const [make, { data, loading, reset }] = useMutation(NewAddress, {
    update: (cache, { data }) =>
      data && cache.modify({ fields: { calendarAddress: () => data.newCalendarAddress.address } }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const url = address && data?.newCalendarAddress.url;
  return (
    <section
      aria-labelledby="calendar-address"
      className="mt-10 max-w-160 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="calendar-address" className="scroll-mt-20 text-base font-semibold">
        Your calendar
      </h2>
      <p className="mt-1 text-sm text-muted">
        Subscribe with a calendar link in Outlook, Google Calendar, Apple Calendar or another program. It shows your own
        actions and the dates of all systems. Anyone who has the link can read them.
      </p>
      {url ? (
        <div className="mt-4 space-y-3" aria-live="polite">
          <output
            aria-label="Address"
            className="block rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-all select-all"
          >
            {url}
          </output>
          <p className="text-sm text-muted">
            Copy it now. It cannot be shown again, and any earlier link has stopped working.
          </p>
        </div>
      ) : (
        address && <p className="mt-3 text-sm">You have a calendar link, created on {formatDay(address.createdAt)}.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {url && <CopyButton text={url} label="Copy Address" />}
        <Button size="small" disabled={loading} onClick={() => make().catch(() => {})}>
          {address ? 'Replace Calendar Link' : 'Create Calendar Link'}
        </Button>
        {address && (
          <Button size="small" look="quiet" onClick={() => setEnding(true)}>
            Revoke Calendar Link
          </Button>
        )}
      </div>
      {ending && <EndCalendarDialog onEnded={reset} onClose={() => setEnding(false)} />}
    </section>
  );
}

const EndAddress = graphql(`
  mutation EndCalendarAddress {
    endCalendarAddress
  }
`);

/** Asks for confirmation before calendars stop updating. */
function EndCalendarDialog({ onEnded, onClose }: { onEnded: () => void; onClose: () => void }) {
  const [end, { loading }] = useMutation(EndAddress, {
    update: cache => cache.modify({ fields: { calendarAddress: () => null } }),
    onCompleted: () => {
      toast({ title: 'Calendar link revoked' });
      onEnded();
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Calendar Link"
      text="Calendars subscribed to this link will stop updating. You can create a new link."
      action="Revoke Calendar Link"
      doing="Ending..."
      loading={loading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
