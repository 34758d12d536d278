import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../client/failure.ts';
import { updateUser, useSession } from '../../client/session.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { VerifyAgain } from './VerifyAgain.tsx';

const VerifyEmail = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token) {
      message
    }
  }
`);

type Outcome = { verified: true } | { failure: Failure };

/** Where the link of the verification mail leads: it is used at once, and the page says what came of it. */
export function VerifyEmailPage() {
  usePageTitle('Verify your email address');
  const token = useMailToken();
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [verify, { loading }] = useLateMutation(VerifyEmail, {
    onCompleted: () => {
      setOutcome({ verified: true });
      updateUser({ isEmailVerified: true });
    },
    onFailure: failure => setOutcome({ failure }),
  });

  // A link is used once, however often the page is drawn.
  const used = useRef<string>(null);
  useEffect(() => {
    if (!token || used.current === token) return;
    used.current = token;
    void verify({ token });
  });

  const user = session.status === 'user' ? session.user : undefined;
  if (loading || session.status === 'loading' || (token && !outcome)) {
    return <Spinner label="Verifying your email address" />;
  }
  if ((outcome && 'verified' in outcome) || user?.isEmailVerified) {
    return (
      <PageState title="Your email address is verified" text="There is nothing more to do.">
        <ButtonLink look="primary" to={user ? '/dashboard' : '/auth'}>
          {user ? 'Go to Dashboard' : 'Sign In'}
        </ButtonLink>
      </PageState>
    );
  }
  if (!outcome || !token) {
    return (
      <PageState
        title="Verify your email address"
        text="Open the link in the email we sent when you registered. It expires after 24 hours."
      >
        <VerifyAgain signedIn={!!user} />
      </PageState>
    );
  }
  if (outcome.failure.fields?.includes('token')) {
    return (
      <PageState title="This link no longer works" text={outcome.failure.message}>
        <VerifyAgain signedIn={!!user} />
      </PageState>
    );
  }
  return (
    <PageState title="Your email address is not verified yet" text={outcome.failure.message}>
      <Button look="primary" onClick={() => verify({ token })}>
        Try Again
      </Button>
    </PageState>
  );
}
