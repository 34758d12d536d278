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

/** The address from which one's own calendar reads these days: made, copied, made again, ended. */
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
        In Your Own Calendar
      </h2>
      <p className="mt-1 text-sm text-muted">
        Outlook, Google Calendar, Apple Calendar and others show these days when you subscribe to an address: your own
        actions, and the dates of all systems. Anyone who has the address can read them.
      </p>
      {url ? (
        <div className="mt-4 space-y-3" aria-live="polite">
          <output
            aria-label="Address"
            className="block rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-all select-all"
          >
            {url}
          </output>
          <p className="text-sm text-muted">Copy it now: it is shown this once. An address from before has ended.</p>
        </div>
      ) : (
        address && <p className="mt-3 text-sm">You have an address, made on {formatDay(address.createdAt)}.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {url && <CopyButton text={url} label="Copy Address" />}
        <Button size="small" disabled={loading} onClick={() => make().catch(() => {})}>
          {address ? 'Renew Address' : 'Make an Address'}
        </Button>
        {address && (
          <Button size="small" look="quiet" onClick={() => setEnding(true)}>
            End Address
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

/** Asks for confirmation before calendars lose their days. */
function EndCalendarDialog({ onEnded, onClose }: { onEnded: () => void; onClose: () => void }) {
  const [end, { loading }] = useMutation(EndAddress, {
    update: cache => cache.modify({ fields: { calendarAddress: () => null } }),
    onCompleted: () => {
      toast({ title: 'Address ended' });
      onEnded();
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="End Address"
      text="Calendars that read this address get nothing from it any more. You can make another one."
      action="End Address"
      doing="Ending..."
      loading={loading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
