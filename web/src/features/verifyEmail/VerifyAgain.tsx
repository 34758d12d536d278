import { useState } from 'react';
import { useResendVerification } from '../../parts/account/useResendVerification.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

/** The way to a new link: sent at once to those who are signed in, after signing in to others. */
export function VerifyAgain({ signedIn }: { signedIn: boolean }) {
  const [sent, setSent] = useState(false);
  const { resend, loading } = useResendVerification({ onSent: () => setSent(true) });
  if (!signedIn) {
    return (
      <ButtonLink look="primary" to="/auth" state={{ from: '/verify-email' }}>
        Sign In for a New Link
      </ButtonLink>
    );
  }
  if (sent) return <p className="text-sm text-muted">A new link is on its way. Check your inbox.</p>;
  return (
    <Button look="primary" disabled={loading} onClick={resend}>
      {loading ? 'Sending...' : 'Send a New Link'}
    </Button>
  );
}
