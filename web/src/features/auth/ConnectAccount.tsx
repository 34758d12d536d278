import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const ConnectSignIn = graphql(`
  mutation ConnectSignIn($pending: String!) {
    connectSignIn(pending: $pending) {
      to
    }
  }
`);

/** The identity provider's address already has an account here. The user signs in to it once as before, and then it is connected. */
export function ConnectAccount({ pending }: { pending: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [connect, { loading }] = useLateMutation(ConnectSignIn, {
    context: { renewsSession: true },
    onCompleted: ({ connectSignIn }) => navigate(connectSignIn.to, { replace: true }),
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <section className="mx-auto max-w-105 px-4 py-16">
      <h1 className="font-serif text-2xl font-semibold">Connect your account</h1>
      {session.status === 'user' ? (
        <>
          <p className="mt-2 mb-6 text-base text-muted">
            You are signed in as {session.user.username}. From now on you can sign in to this account with single
            sign-on.
          </p>
          <FormFailure message={failure} />
          <Button
            look="primary"
            size="large"
            disabled={loading}
            onClick={() => connect({ pending })}
            className="mt-4 w-full"
          >
            {loading ? 'Connecting...' : 'Connect'}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 mb-6 text-base text-muted">
            An account with your email address already exists. Sign in to it once as before to confirm that it is yours.
          </p>
          <ButtonLink
            to="/auth"
            state={{ from: `/auth/sign-in#connect=${pending}` }}
            look="primary"
            size="large"
            className="w-full"
          >
            Sign In as Before
          </ButtonLink>
          <ConnectByMail pending={pending} />
        </>
      )}
    </section>
  );
}

const MailSignInLink = graphql(`
  mutation MailSignInLink($pending: String!) {
    mailSignInLink(pending: $pending) {
      message
    }
  }
`);

/** For users who do not know the password of their account, or cannot sign in with it. */
function ConnectByMail({ pending }: { pending: string }) {
  const [{ sent, failure }, setAnswer] = useState<{ sent?: string; failure?: string }>({});
  const [mail, { loading }] = useLateMutation(MailSignInLink, {
    onCompleted: ({ mailSignInLink }) => setAnswer({ sent: mailSignInLink.message }),
    onFailure: ({ message }) => setAnswer({ failure: message }),
  });
  return (
    <div className="mt-3 space-y-4">
      {!sent && (
        <Button size="large" disabled={loading} onClick={() => mail({ pending })} className="w-full">
          {loading ? 'Sending...' : 'Send Me a Link Instead'}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {sent}
      </p>
      <FormFailure message={failure} />
    </div>
  );
}
