import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay, formatLocalTime } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { forgetSessions, listInstead } from './accountCache.ts';

const Fragment = graphql(`
  fragment ProviderSection_identity on SignInIdentity {
    id
    issuer
    connectedAt
    lastUsedAt
  }
`);

const Disconnect = graphql(`
  mutation DisconnectSignIn($id: ID!) {
    disconnectSignIn(id: $id) {
      id
      ...ProviderSection_identity
    }
  }
`);

type Props = {
  identities: readonly FragmentType<typeof Fragment>[];
  hasPassword: boolean;
  hasPasskey: boolean;
};

/** The account's identity providers. For users without a password here, it replaces password and second factor. */
export function ProviderSection({ hasPassword, hasPasskey, ...props }: Props) {
  const identities = readFragment(Fragment, props.identities);
  const [id, setChosen] = useState<string>();
  const [disconnect, { loading }] = useMutation(Disconnect, {
    update: (cache, result) => {
      if (result.data) listInstead(cache, 'signInIdentities', result.data.disconnectSignIn);
      forgetSessions(cache, result);
    },
    onCompleted: () => {
      toast({ title: 'Single sign-on disconnected' });
      setChosen(undefined);
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AccountSection
      id={hasPassword ? 'single-sign-on' : 'password'}
      title="Single sign-on"
      text={
        hasPassword
          ? 'You can also sign in to this account at your organisation’s identity provider.'
          : 'You sign in at your organisation’s identity provider and have no password here. Your password and other sign-in settings are managed there.'
      }
    >
      {identities.length > 0 && (
        <ul className="divide-y divide-line">
          {identities.map(({ id, issuer, connectedAt, lastUsedAt }) => (
            <li key={id}>
              <AccountRow
                label={<span id={`identity-${id}`}>{new URL(issuer).host}</span>}
                action={
                  (hasPassword || hasPasskey) && (
                    <Button size="small" aria-describedby={`identity-${id}`} onClick={() => setChosen(id)}>
                      Disconnect
                    </Button>
                  )
                }
              >
                <span className="figures">
                  Connected {formatDay(connectedAt)} · last used {formatLocalTime(lastUsedAt)}
                </span>
              </AccountRow>
            </li>
          ))}
        </ul>
      )}
      {id && (
        <ConfirmDialog
          title="Disconnect Single Sign-On"
          text={`You will no longer be able to sign in with it, and every other session ends. You then sign in with your ${hasPassword ? 'password' : 'passkey'}.`}
          action="Disconnect"
          doing="Disconnecting..."
          loading={loading}
          onConfirm={() => disconnect({ variables: { id } })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </AccountSection>
  );
}
