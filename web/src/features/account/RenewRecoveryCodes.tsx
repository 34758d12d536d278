import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

const NewRecoveryCodes = graphql(`
  mutation NewRecoveryCodes($input: SecondFactorInput!) {
    newRecoveryCodes(input: $input) {
      recoveryCodes
      user {
        id
        ...TwoFactorSection_user
      }
    }
  }
`);

type Props = { hold: () => void; close: () => void };

export function RenewRecoveryCodes({ hold, close }: Props) {
  const [codes, setCodes] = useState<string[]>();
  const [renew, { loading, error }] = useMutation(NewRecoveryCodes, {
    onCompleted: ({ newRecoveryCodes }) => {
      hold();
      setCodes(newRecoveryCodes.recoveryCodes);
    },
    onError: () => {},
  });

  if (codes) return <RecoveryCodeList codes={codes} close={close} />;
  return (
    <PasswordForm
      action="Create New Codes"
      withCode
      loading={loading}
      failure={error && failureOf(error)}
      onSubmit={input => renew({ variables: { input } })}
      close={close}
    />
  );
}
