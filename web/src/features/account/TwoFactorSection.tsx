import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import { forgetSessions } from './accountCache.ts';
import { EnableTwoFactor } from './EnableTwoFactor.tsx';
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx';

const Fragment = graphql(`
  fragment TwoFactorSection_user on User {
    id
    twoFactor {
      enabled
      recoveryCodesLeft
    }
  }
`);

const dialogs = {
  enable: {
    title: 'Turn On Two-Factor Authentication',
    text: 'Signing in will require a code from your authenticator app as well as your password.',
  },
  renew: {
    title: 'New Recovery Codes',
    text: 'Ten new codes replace the old ones, which stop working.',
  },
  disable: {
    title: 'Turn Off Two-Factor Authentication',
    text: 'Signing in will require only your password. Every other session ends.',
  },
};

export function TwoFactorSection(props: { user: FragmentType<typeof Fragment> }) {
  const { twoFactor } = readFragment(Fragment, props.user);
  // The dialogs stay open after their change: recovery codes are shown once two-factor authentication is on.
  const [open, setOpen] = useState<keyof typeof dialogs>();
  // A click outside must not close codes that are shown once.
  const [held, setHeld] = useState(false);

  function close() {
    setOpen(undefined);
    setHeld(false);
  }

  return (
    <>
      <AccountSection
        id="two-factor"
        title="Two-factor authentication"
        text="Signing in requires a code from an authenticator app as well as your password. This protects your account even if your password is stolen."
        action={
          !twoFactor.enabled && (
            <Button size="small" onClick={() => setOpen('enable')}>
              Turn On
            </Button>
          )
        }
      >
        {twoFactor.enabled && (
          <AccountRow
            label={
              <span className="flex items-center gap-2">
                Authenticator app <Tag>On</Tag>
              </span>
            }
            action={
              <>
                <Button size="small" onClick={() => setOpen('renew')}>
                  New Recovery Codes
                </Button>
                <Button size="small" onClick={() => setOpen('disable')}>
                  Turn Off
                </Button>
              </>
            }
          >
            {left(twoFactor.recoveryCodesLeft)}
          </AccountRow>
        )}
      </AccountSection>
      <Dialog {...dialogs[open ?? 'enable']} open={!!open} onOpenChange={() => held || close()}>
        {open === 'enable' && <EnableTwoFactor hold={() => setHeld(true)} close={close} />}
        {open === 'renew' && <RenewRecoveryCodes hold={() => setHeld(true)} close={close} />}
        {open === 'disable' && <DisableTwoFactorForm close={close} />}
      </Dialog>
    </>
  );
}

function left(codes: number): string {
  if (codes === 0) return 'You have no recovery codes left. Create new ones before you need one.';
  return `${codes} recovery ${codes === 1 ? 'code is' : 'codes are'} left.`;
}

const DisableTwoFactor = graphql(`
  mutation DisableTwoFactor($input: SecondFactorInput!) {
    disableTwoFactor(input: $input) {
      id
      ...TwoFactorSection_user
    }
  }
`);

function DisableTwoFactorForm({ close }: { close: () => void }) {
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
