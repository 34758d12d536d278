import { useState } from 'react';
import { hasPasskeys } from '../../client/passkeys.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDay, formatLocalTime } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { PasskeyRecoveryCodes } from './PasskeyRecoveryCodes.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { useAddPasskey } from './useAddPasskey.ts';

const Passkey = graphql(`
  fragment PasskeysSection_passkey on Passkey {
    id
    name
    isSynced
    createdAt
    lastUsedAt
  }
`);

const User = graphql(`
  fragment PasskeysSection_user on User {
    id
    twoFactor {
      enabled
      recoveryCodesLeft
    }
  }
`);

type Props = { user: FragmentType<typeof User>; passkeys: readonly FragmentType<typeof Passkey>[] };
type Chosen = { act: 'rename' | 'remove'; passkey: { id: string; name: string } };

export function PasskeysSection(props: Props) {
  const { twoFactor } = readFragment(User, props.user);
  const passkeys = readFragment(Passkey, props.passkeys);
  const [chosen, setChosen] = useState<Chosen>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { add, adding } = useAddPasskey(setCodes);
  const close = () => setChosen(undefined);

  return (
    <>
      <AccountSection
        id="passkeys"
        title="Passkeys"
        text="Sign in with your fingerprint, your face or a PIN. Once you have a passkey, you can no longer sign in with your password alone."
        action={
          hasPasskeys() && (
            <Button size="small" disabled={adding} onClick={add}>
              {adding ? 'Adding...' : 'Add a Passkey'}
            </Button>
          )
        }
      >
        {!hasPasskeys() && <Line>{whyNone()}</Line>}
        {passkeys.length === 0 && hasPasskeys() && <Line>You have no passkeys yet.</Line>}
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line">
            {passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
              <li key={id}>
                <AccountRow
                  label={
                    <span id={`passkey-${id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="min-w-0 break-words">{name}</span>
                      {isSynced && <Tag>Synced</Tag>}
                    </span>
                  }
                  action={(['rename', 'remove'] as const).map(act => (
                    <Button
                      key={act}
                      size="small"
                      aria-describedby={`passkey-${id}`}
                      onClick={() => setChosen({ act, passkey: { id, name } })}
                    >
                      {act === 'rename' ? 'Rename' : 'Remove'}
                    </Button>
                  ))}
                >
                  <span className="figures">
                    Added {formatDay(createdAt)} ·{' '}
                    {lastUsedAt ? `last used ${formatLocalTime(lastUsedAt)}` : 'never used'}
                  </span>
                </AccountRow>
              </li>
            ))}
          </ul>
        )}
        {/* With an authenticator app they are shown there. */}
        {passkeys.length > 0 && !twoFactor.enabled && (
          <PasskeyRecoveryCodes left={twoFactor.recoveryCodesLeft} onCodes={setCodes} />
        )}
      </AccountSection>
      <Dialog
        title="Your Recovery Codes"
        text="If you lose your passkey, you need a recovery code and your password to sign in."
        open={!!codes}
        onOpenChange={() => {}}
      >
        {codes && <RecoveryCodeList codes={[...codes]} lost="your passkey" close={() => setCodes(undefined)} />}
      </Dialog>
      {chosen?.act === 'rename' && <RenamePasskeyDialog passkey={chosen.passkey} onClose={close} />}
      {chosen?.act === 'remove' && (
        <RemovePasskeyDialog
          passkey={chosen.passkey}
          isLast={passkeys.length === 1 && !twoFactor.enabled}
          onClose={close}
        />
      )}
    </>
  );
}

const Line = ({ children }: { children: string }) => <p className="px-5 py-4 text-sm text-muted sm:px-6">{children}</p>;

/** The reason why passkeys are missing: browsers support them only on secure pages. */
function whyNone(): string {
  return window.isSecureContext
    ? 'This browser does not support passkeys.'
    : 'Browsers support passkeys only at addresses that begin with https://, and at localhost.';
}
