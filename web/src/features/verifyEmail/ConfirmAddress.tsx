import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../client/failure.ts';
import { updateUser } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Verified } from './Verified.tsx';

const Fragment = graphql(`
  fragment ConfirmAddress_verification on Verification {
    username
    email
    newAccount
  }
`);

const Verify = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token) {
      message
    }
  }
`);

const Disown = graphql(`
  mutation DisownEmail($token: String!) {
    disownEmail(token: $token) {
      message
    }
  }
`);

type Props = {
  token: string;
  /** The username of the signed-in user. */
  username: string | undefined;
  verification: FragmentType<typeof Fragment>;
};

/** Shows which address of which account the link verifies. Its recipient can verify it or report that the account is not theirs. */
export function ConfirmAddress({ token, username, ...props }: Props) {
  const verification = readFragment(Fragment, props.verification);
  const { email, newAccount } = verification;
  const [failure, setFailure] = useState<Failure>();
  const options = { variables: { token }, onError: (error: unknown) => setFailure(failureOf(error)) };
  const [verify, verifying] = useMutation(Verify, {
    ...options,
    onCompleted: () => {
      if (username === verification.username) updateUser({ isEmailVerified: true });
    },
  });
  const [disown, disowning] = useMutation(Disown, options);
  const busy = verifying.loading || disowning.loading;

  if (verifying.data) return <Verified signedIn={username !== undefined} />;
  if (disowning.data) {
    return (
      <PageState
        title="Your email address has been removed"
        text={`The account can no longer use ${email}. You do not need to do anything else.`}
      >
        <ButtonLink to="/">Go to the Start Page</ButtonLink>
      </PageState>
    );
  }
  return (
    <PageState
      title={newAccount ? 'Is this your account?' : 'Is this your new email address?'}
      text={
        <>
          <dl className="mx-auto mb-4 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-left">
            <dt>Username</dt>
            <dd className="font-medium break-all text-ink">{verification.username}</dd>
            <dt>{newAccount ? 'Email address' : 'New email address'}</dt>
            <dd className="font-medium break-all text-ink">{email}</dd>
          </dl>
          {failure ? (
            <p role="alert">{failure.message}</p>
          ) : (
            <p>
              {newAccount
                ? 'Verify the address only if you created this account yourself.'
                : 'Verify the address only if you asked for this change yourself.'}
            </p>
          )}
        </>
      }
    >
      <Button look="primary" disabled={busy} onClick={() => verify()}>
        {verifying.loading ? 'Verifying...' : 'Verify Email Address'}
      </Button>
      <Button disabled={busy} onClick={() => disown()}>
        {newAccount ? 'I Did Not Register' : 'I Did Not Ask for This'}
      </Button>
    </PageState>
  );
}
