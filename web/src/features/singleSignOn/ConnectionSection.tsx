import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { type Connection, ConnectionForm } from './ConnectionForm.tsx';
import { ConnectionTest } from './ConnectionTest.tsx';
import { singleSignOnQuery } from './singleSignOnQuery.ts';

const Remove = graphql(`
  mutation RemoveSignInConnection {
    removeSignInConnection {
      message
    }
  }
`);

/** The identity provider, once a domain is verified: its name, its address, and the roles of its users. */
export function ConnectionSection({ connection, isReady }: { connection: Connection | null; isReady: boolean }) {
  const [removing, setRemoving] = useState(false);
  const [remove, { loading }] = useMutation(Remove, {
    refetchQueries: [singleSignOnQuery],
    awaitRefetchQueries: true,
    onCompleted: () => {
      setRemoving(false);
      toast({ title: 'Single sign-on removed' });
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AccountSection
      id="connection"
      title="3. Your identity provider"
      text="Copy the issuer, client ID and client secret from the application that you registered at your identity provider."
    >
      {isReady || connection ? (
        <>
          <ConnectionForm key={connection ? 'change' : 'new'} connection={connection} />
          {connection && (
            <>
              <ConnectionTest />
              <SsoOnlySetting only={connection.only} />
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 sm:px-6">
                <p className="text-sm text-muted">
                  Without it, members sign in with a password, which they set with “Forgot your password?”.
                </p>
                <Button size="small" look="towardsDanger" onClick={() => setRemoving(true)}>
                  Remove Single Sign-On
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        <p className="px-5 py-8 text-center text-sm text-muted sm:px-6">Verify a domain first.</p>
      )}
      {removing && (
        <ConfirmDialog
          title="Remove Single Sign-On"
          text="No one can sign in through your identity provider any more. Members keep their accounts and their work."
          action="Remove"
          doing="Removing..."
          loading={loading}
          onConfirm={() => remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </AccountSection>
  );
}

const Require = graphql(`
  mutation RequireSingleSignOn($only: Boolean!) {
    requireSingleSignOn(only: $only) {
      only
    }
  }
`);

/** Disables the other sign-in methods for the organisation's members. Below it, shows what is missing for recovery access. */
function SsoOnlySetting({ only }: { only: boolean }) {
  const [say, { loading, error }] = useMutation(Require, {
    refetchQueries: [singleSignOnQuery],
    awaitRefetchQueries: true,
    onCompleted: ({ requireSingleSignOn }) =>
      toast({
        title: requireSingleSignOn.only ? 'Single sign-on is now required' : 'Other sign-in methods are allowed again',
      }),
    onError: () => {},
  });
  return (
    <div className="space-y-4 border-t border-line px-5 py-5 sm:px-6">
      <Switch
        label="Single sign-on only"
        hint="Members with an email address in your verified domains can then sign in only through your provider, not with a password or a passkey. Those who signed in with a password or a passkey are signed out immediately, in all their organisations. Organisation owners with a second factor keep their password and their sessions, in case the provider is unavailable. Members with other addresses, sessions started through the provider and API tokens are not affected."
        checked={only}
        disabled={loading}
        onChange={checked => say({ variables: { only: checked } })}
      />
      <FormFailure message={error && failureOf(error).message} />
    </div>
  );
}
