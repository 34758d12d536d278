import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { WithoutAccount } from './WithoutAccount.tsx';

const Invitation = graphql(`
  query Invitation($token: String!) {
    me {
      id
      username
      email
    }
    invitation(token: $token) {
      ...AcceptInvitation_invitation
      ...WithoutAccount_invitation
    }
  }
`);

/** Where the link of an invitation leads: who invites whom into what, and the way in. Nothing happens before a button is pressed. */
export function InvitationPage() {
  usePageTitle('Invitation');
  const token = useMailToken();
  const session = useSession();
  const { data, error, refetch } = useQuery(Invitation, {
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'network-only',
  });

  if (!token) {
    return (
      <PageState
        title="Open the link in your invitation"
        text="We sent it to your email address. It works once, for 7 days."
      >
        <ButtonLink to="/">Go to the Start Page</ButtonLink>
      </PageState>
    );
  }
  if (error) {
    const { message, code } = failureOf(error);
    const isOver = code === 'INVALID' || code === 'NOT_FOUND';
    return (
      <PageState
        title={isOver ? 'This invitation no longer works' : 'The invitation could not be loaded'}
        text={isOver ? `${message} Ask the person who invited you for a new one.` : message}
      >
        {isOver ? (
          <ButtonLink to="/">Go to the Start Page</ButtonLink>
        ) : (
          <Button look="primary" onClick={() => refetch().catch(() => {})}>
            Try Again
          </Button>
        )}
      </PageState>
    );
  }
  if (!data || session.status === 'loading') return <Spinner label="Loading the invitation" />;
  return (
    // The organisation may be called anything.
    <div className="wrap-anywhere">
      {session.status === 'user' && data.me ? (
        <AcceptInvitation
          token={token}
          email={data.me.email}
          username={data.me.username}
          invitation={data.invitation}
        />
      ) : (
        <WithoutAccount token={token} invitation={data.invitation} />
      )}
    </div>
  );
}
