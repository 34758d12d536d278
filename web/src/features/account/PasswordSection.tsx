import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

export function PasswordSection({ username, tokens }: { username: string; tokens: number }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <AccountSection
        id="password"
        title="Password"
        text="Change it if you think somebody else may know it. Length matters most: use 15 characters or more."
        action={
          <Button size="small" onClick={() => setChanging(true)}>
            Change Password
          </Button>
        }
      />
      <ChangePasswordDialog username={username} tokens={tokens} open={changing} onOpenChange={setChanging} />
    </>
  );
}
