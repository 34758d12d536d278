import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { useResendVerification } from '../../parts/account/useResendVerification.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const CancelEmailChange = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange {
      id
      pendingEmail
    }
  }
`);

/** The address that is waiting for verification, with buttons to resend or cancel. */
export function PendingEmail({ email }: { email: string }) {
  const { resend, loading: sending } = useResendVerification();
  const [cancel, { loading }] = useMutation(CancelEmailChange, {
    onCompleted: () => toast({ title: 'Email change cancelled' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AccountRow
      label={
        <span className="flex items-center gap-2">
          New email <Tag>Not verified</Tag>
        </span>
      }
      action={
        <>
          <Button size="small" disabled={sending} onClick={resend}>
            {sending ? 'Sending...' : 'Resend Link'}
          </Button>
          <Button size="small" disabled={loading} onClick={() => cancel()}>
            {loading ? 'Cancelling...' : 'Cancel Change'}
          </Button>
        </>
      }
    >
      <span className="block break-words">{email}</span>
    </AccountRow>
  );
}
