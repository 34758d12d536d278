import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const EndAddress = graphql(`
  mutation EndCalendarAddress {
    endCalendarAddress
  }
`);

/** Asks for confirmation before calendars lose their days. */
export function EndCalendarDialog({ onEnded, onClose }: { onEnded: () => void; onClose: () => void }) {
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
