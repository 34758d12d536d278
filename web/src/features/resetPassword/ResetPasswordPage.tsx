import { useState } from 'react';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** Where the link of the reset mail leads. The link is used with the new password, not before. */
export function ResetPasswordPage() {
  usePageTitle('Choose a new password');
  const token = useMailToken();
  const [refusal, setRefusal] = useState<{ token: string; message: string }>();
  if (!token || refusal?.token === token) {
    return (
      <PageState
        title={token ? 'This link no longer works' : 'Reset your password'}
        text={refusal?.message ?? 'Open the link in the email we sent you. It works once and expires after an hour.'}
      >
        <ButtonLink look="primary" to="/auth" state={{ forgot: true }}>
          Ask for a New Link
        </ButtonLink>
      </PageState>
    );
  }
  return (
    <div className="mx-auto max-w-105 px-4 py-12 sm:py-16">
      <h1 className="font-serif text-2xl font-semibold">Choose a new password</h1>
      <p className="mt-2 mb-6 text-sm text-muted">
        You will be signed out everywhere and can then sign in with the new password.
      </p>
      <ResetPasswordForm token={token} onRefused={message => setRefusal({ token, message })} />
    </div>
  );
}
