import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { useResendVerification } from '../../parts/account/useResendVerification.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { Verified } from './Verified.tsx';

const Verification = graphql(`
  query Verification($token: String!) {
    verification(token: $token) {
      verified
      ...ConfirmAddress_verification
    }
  }
`);

/** The target of verification links. It states what would be verified; nothing happens before a button is pressed. */
export function VerifyEmailPage() {
  usePageTitle('Verify your email address');
  const token = useMailToken();
  const session = useSession();
  const { data, error, refetch } = useQuery(Verification, {
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'network-only',
  });

  const user = session.status === 'user' ? session.user : undefined;
  const verification = data?.verification;
  if (session.status === 'loading' || (token && !verification && !error)) return <Spinner label="Reading the link" />;
  if (token && verification && !verification.verified)
    return <ConfirmAddress token={token} username={user?.username} verification={verification} />;
  if (verification?.verified || user?.isEmailVerified) return <Verified signedIn={!!user} />;

  const failure = error && failureOf(error);
  if (failure && !failure.fields?.includes('token')) {
    return (
      <PageState title="Your email address is not verified yet" text={failure.message}>
        <Button look="primary" onClick={() => refetch()}>
          Try Again
        </Button>
      </PageState>
    );
  }
  return (
    <PageState
      title={failure ? 'This link no longer works' : 'Verify your email address'}
      text={failure?.message ?? 'Open the link in the email we sent when you registered. It expires after 24 hours.'}
    >
      <VerifyAgain signedIn={!!user} />
    </PageState>
  );
}

/** Offers a new link: sent at once if the user is signed in, otherwise after signing in. */
function VerifyAgain({ signedIn }: { signedIn: boolean }) {
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
