import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';

const RenewPasskeyRecoveryCodes = graphql(`
  mutation RenewPasskeyRecoveryCodes {
    newRecoveryCodes {
      recoveryCodes
      user {
        id
        ...PasskeysSection_user
      }
    }
  }
`);

/** The number of recovery codes left in case the passkey is lost, and a button for ten new ones. */
export function PasskeyRecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [renew, { loading }] = useMutation(RenewPasskeyRecoveryCodes, {
    onCompleted: ({ newRecoveryCodes }) => onCodes(newRecoveryCodes.recoveryCodes),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <div className="border-t border-line">
      <AccountRow
        label="Recovery codes"
        action={
          <Button size="small" disabled={loading} onClick={() => renew()}>
            New Recovery Codes
          </Button>
        }
      >
        {left === 0
          ? 'You have no recovery codes left. Create new ones before you need one.'
          : `${left} ${left === 1 ? 'is' : 'are'} left. If you lose your passkey, you can sign in with your password and one code.`}
      </AccountRow>
    </div>
  );
}
