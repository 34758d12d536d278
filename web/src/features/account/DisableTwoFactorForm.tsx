import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { forgetSessions } from './forgetSessions.ts';

const DisableTwoFactor = graphql(`
  mutation DisableTwoFactor($input: SecondFactorInput!) {
    disableTwoFactor(input: $input) {
      id
      ...TwoFactorSection_user
    }
  }
`);

export function DisableTwoFactorForm({ close }: { close: () => void }) {
  const [disable, { loading, error }] = useMutation(DisableTwoFactor, {
    update: forgetSessions,
    onCompleted: () => {
      toast({ title: 'Two-factor authentication is off' });
      close();
    },
    onError: () => {},
  });
  return (
    <PasswordForm
      action="Turn Off"
      withCode
      loading={loading}
      failure={error && failureOf(error)}
      onSubmit={input => disable({ variables: { input } })}
      close={close}
    />
  );
}
