import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmByPasskey, confirmByPassword, settleConfirmation } from '../../client/confirmation.ts';
import { type Failure, failureOf } from '../../client/failure.ts';
import { hasPasskeys, passkeyFailure } from '../../client/passkeys.ts';
import { endSession, sessionLifetime } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useProduct } from '../useProduct.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProviderLink } from './ProviderLink.tsx';

const SignInMeans = graphql(`
  query SignInMeans {
    me {
      id
      signInMeans {
        password
        code
        passkey
        provider
      }
    }
  }
`);

const refuse = () => settleConfirmation(false);

/** Asks the user to confirm their identity, and sends the confirmation; the action that they requested then runs. */
export function ConfirmIdentityDialog() {
  const { data, error } = useQuery(SignInMeans, { fetchPolicy: 'network-only' });
  const means = data?.me?.signInMeans;
  const { signIn, signInByEmail } = useProduct();
  const { pathname, search } = useLocation();
  // After navigation, no caller waits for it any more.
  useEffect(() => {
    window.addEventListener('popstate', refuse);
    return () => window.removeEventListener('popstate', refuse);
  }, []);

  return (
    <Dialog
      title="Confirm It’s You"
      text="You signed in more than ten minutes ago. Confirm your identity to continue."
      // Opens only once the required input is known, because typing starts in the first field.
      open={!!means || !!error}
      onOpenChange={refuse}
    >
      {means ? (
        <div className="space-y-5">
          {means.passkey && hasPasskeys() && <Passkey />}
          {means.provider && (signIn || signInByEmail) && (
            <ProviderLink
              isConfirmation
              to={`${pathname}${search}`}
              look={means.password ? 'secondary' : 'primary'}
              className="w-full"
            >
              Sign In Again with {(!signInByEmail && signIn?.name) || 'single sign-on'}
            </ProviderLink>
          )}
          {means.password && <Password withCode={means.code} close={refuse} />}
        </div>
      ) : (
        <FormFailure message={error && failureOf(error).message} />
      )}
    </Dialog>
  );
}

/** The quickest way, if the user has a passkey. */
function Passkey() {
  const [state, setState] = useState<{ loading: boolean; failure?: string }>({ loading: false });

  async function confirm() {
    setState({ loading: true });
    try {
      await confirmByPasskey();
      settleConfirmation(true);
    } catch (error) {
      setState({ loading: false, failure: passkeyFailure(error) });
    }
  }

  return (
    <div className="space-y-3 border-b border-line pb-5">
      <Button look="primary" className="w-full" disabled={state.loading} onClick={confirm}>
        {state.loading ? 'Waiting for your passkey...' : 'Use a Passkey'}
      </Button>
      <FormFailure message={state.failure} />
    </div>
  );
}

function Password({ withCode, close }: { withCode: boolean; close: () => void }) {
  const [state, setState] = useState<{ loading: boolean; failure?: Failure }>({ loading: false });

  async function confirm({ password, code }: { password: string; code: string }) {
    setState({ loading: true });
    const session = sessionLifetime();
    try {
      await confirmByPassword({ password, code: withCode ? code : null });
      settleConfirmation(true);
    } catch (error) {
      const failure = failureOf(error);
      setState({ loading: false, failure });
      if (failure.code !== 'UNAUTHENTICATED') return;
      refuse();
      endSession(session);
    }
  }

  return (
    <PasswordForm
      action="Continue"
      withCode={withCode}
      loading={state.loading}
      failure={state.failure}
      onSubmit={confirm}
      close={close}
    />
  );
}
