import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeginTwoFactorMutation } from '../../gql/graphql.ts';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

const BeginTwoFactor = graphql(`
  mutation BeginTwoFactor($password: String!) {
    beginTwoFactor(password: $password) {
      secret
      otpauthUri
      qrCode
    }
  }
`);

type Props = { hold: () => void; close: () => void };

/** Three steps: the password again, the code that shows the app is set up, the recovery codes to keep. */
export function EnableTwoFactor({ hold, close }: Props) {
  const [setup, setSetup] = useState<BeginTwoFactorMutation['beginTwoFactor']>();
  const [codes, setCodes] = useState<string[]>();
  const [begin, { loading, error }] = useMutation(BeginTwoFactor, {
    onCompleted: ({ beginTwoFactor }) => setSetup(beginTwoFactor),
    onError: () => {},
  });

  if (codes) return <RecoveryCodeList codes={codes} close={close} />;
  if (setup) {
    return (
      <ConfirmAppForm
        setup={setup}
        close={close}
        onConfirmed={recoveryCodes => {
          hold();
          setCodes(recoveryCodes);
        }}
      />
    );
  }
  return (
    <PasswordForm
      action="Continue"
      loading={loading}
      failure={error && failureOf(error)}
      onSubmit={({ password }) => begin({ variables: { password } })}
      close={close}
    />
  );
}
