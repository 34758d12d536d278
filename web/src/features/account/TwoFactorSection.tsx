import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { AccountRow } from './AccountRow.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DisableTwoFactorForm } from './DisableTwoFactorForm.tsx';
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
    text: 'From then on, signing in takes a code of your authenticator app besides the password.',
  },
  renew: {
    title: 'New Recovery Codes',
    text: 'Ten new codes take the place of the old ones, which stop working.',
  },
  disable: {
    title: 'Turn Off Two-Factor Authentication',
    text: 'The password alone will sign you in again. Every other session ends.',
  },
};

export function TwoFactorSection(props: { user: FragmentType<typeof Fragment> }) {
  const { twoFactor } = readFragment(Fragment, props.user);
  // The dialogs outlive the change that they make: recovery codes are shown after two-factor authentication is on.
  const [open, setOpen] = useState<keyof typeof dialogs>();
  // Codes that are shown once must not go away by a click beside them.
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
        text="A code of an authenticator app on your phone, asked for at every sign-in. It protects the account even if the password leaks."
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
  if (codes === 0) return 'No recovery code is left. Make new ones before you need one.';
  return `${codes} recovery ${codes === 1 ? 'code is' : 'codes are'} left.`;
}
