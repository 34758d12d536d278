import { useEffect, useRef, useState } from 'react';
import { passkeyFailure, signWithPasskey } from '../../client/passkeys.ts';
import { setSignedInUser } from '../../client/signedInUser.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';

const BeginPasskeyLogin = graphql(`
  mutation BeginPasskeyLogin($challenge: String) {
    beginPasskeyLogin(challenge: $challenge) {
      ceremony
      options
    }
  }
`);

const LogInWithPasskey = graphql(`
  mutation LogInWithPasskey($input: PasskeyInput!) {
    loginWithPasskey(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
      role
      organisationCount
      memberCount
    }
  }
`);

type Props = {
  /** The challenge of a login whose password was correct; then only a passkey of that account is accepted. */
  challenge?: string;
};

/** Signs in with a passkey, either instead of the password or as the second step. */
export function PasskeyLogin({ challenge }: Props) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (challenge) button.current?.focus();
  }, [challenge]);

  async function signIn() {
    setBusy(true);
    try {
      const { apollo } = await import('../../client/apollo.ts');
      const begun = await apollo.mutate({
        mutation: BeginPasskeyLogin,
        variables: challenge ? { challenge } : {},
        errorPolicy: 'none',
      });
      const { ceremony = '', options } = begun.data?.beginPasskeyLogin ?? {};
      const credential = await signWithPasskey(options);
      const variables = { input: { ceremony, credential } };
      const { data } = await apollo.mutate({ mutation: LogInWithPasskey, variables, errorPolicy: 'none' });
      if (data) await setSignedInUser(data.loginWithPasskey);
    } catch (error) {
      toastFailure('Login failed', passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      ref={button}
      look={challenge ? 'primary' : 'secondary'}
      size="large"
      disabled={busy}
      onClick={signIn}
      className="w-full"
    >
      {busy ? 'Waiting for your passkey...' : 'Use a Passkey'}
    </Button>
  );
}
