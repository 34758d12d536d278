import { SIGN_IN_PROBLEMS, type SignInProblem } from '@aicp/contracts/signInProblems';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { ProviderLink } from '../../parts/account/ProviderLink.tsx';
import { useProduct } from '../../parts/useProduct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ConnectAccount } from './ConnectAccount.tsx';
import { EmailSignIn } from './EmailSignIn.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

const isProblem = (problem: string): problem is SignInProblem => problem in SIGN_IN_PROBLEMS;

/** The page where single sign-on starts with an email address, and to which the identity provider returns, unless it signs in directly. */
export function SignInPage() {
  usePageTitle('Sign in');
  const [search] = useSearchParams();
  const begun = new URLSearchParams(useLocation().hash.slice(1));
  const problem = search.get('problem');
  const [pending, token, challenge] = [begun.get('connect'), begun.get('token'), begun.get('challenge')];
  if (problem !== null) return <Problem problem={isProblem(problem) ? problem : 'unknown'} />;
  if (pending) return <ConnectAccount pending={pending} />;
  if (token) return <ConnectByLink token={token} />;
  if (challenge) return <SecondStep challenge={challenge} begun={begun} />;
  return <EmailSignIn />;
}

/** Problems that users can solve themselves come first. */
function Problem({ problem }: { problem: SignInProblem }) {
  const { signIn, signInByEmail } = useProduct();
  const session = useSession();
  const isSignedIn = session.status === 'user';
  return (
    <PageState title={isSignedIn ? 'Confirmation failed' : 'You are not signed in'} text={SIGN_IN_PROBLEMS[problem]}>
      {isSignedIn ? (
        <ButtonLink to="/account" look="primary">
          Go to Your Account
        </ButtonLink>
      ) : (
        <>
          {signIn && (
            <ProviderLink to="/dashboard" look="primary">
              Try Again with {signIn.name}
            </ProviderLink>
          )}
          {signInByEmail && (
            <ButtonLink to="/auth/sign-in" look={signIn ? 'secondary' : 'primary'}>
              Try Again with Your Email Address
            </ButtonLink>
          )}
          <ButtonLink to="/auth">Sign In with a Password</ButtonLink>
        </>
      )}
    </PageState>
  );
}

/** The second step for an account with a second factor that the identity provider did not ask for. */
function SecondStep({ challenge, begun }: { challenge: string; begun: URLSearchParams }) {
  const session = useSession();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Navigate to="/auth" replace />;
  if (session.status === 'user') return <Navigate to={begun.get('to') ?? '/dashboard'} replace />;
  return (
    <section className="mx-auto max-w-105 px-4 py-16">
      <h1 className="mb-6 font-serif text-2xl font-semibold">One more step</h1>
      <SecondStepForm
        challenge={challenge}
        factors={begun.get('factors')?.split(' ') ?? []}
        onBack={() => setDone(true)}
      />
    </section>
  );
}

const ConnectByLinkMutation = graphql(`
  mutation ConnectByLink($token: String!) {
    connectByLink(token: $token) {
      to
    }
  }
`);

/** The target of the emailed link: a person presses the button, not a program that scans their email. */
function ConnectByLink({ token }: { token: string }) {
  const [failure, setFailure] = useState<string>();
  const [connect, { loading }] = useLateMutation(ConnectByLinkMutation, {
    context: { renewsSession: true },
    onCompleted: ({ connectByLink }) => window.location.assign(connectByLink.to),
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <section className="mx-auto max-w-105 px-4 py-16">
      <h1 className="font-serif text-2xl font-semibold">Connect your account</h1>
      <p className="mt-2 mb-6 text-base text-muted">
        You have just signed in at your organisation’s identity provider. From now on, signing in there signs you in to
        the account with your email address. If you did not sign in there, close this page and tell your IT team.
      </p>
      <FormFailure message={failure} />
      <Button look="primary" size="large" disabled={loading} onClick={() => connect({ token })} className="mt-4 w-full">
        {loading ? 'Connecting...' : 'Connect and Sign In'}
      </Button>
    </section>
  );
}
