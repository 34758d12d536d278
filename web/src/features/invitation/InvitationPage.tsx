import { isolated } from '@aicp/contracts/isolated';
import { roleWithArticle } from '@aicp/contracts/rights/rights';
import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';

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

/**
 * The target of an invitation link: who invites whom into which organisation, and how to accept. Nothing happens before a button is
 * pressed.
 */
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
    const isInvalid = code === 'INVALID' || code === 'NOT_FOUND';
    return (
      <PageState
        title={isInvalid ? 'This invitation no longer works' : 'The invitation could not be loaded'}
        text={isInvalid ? `${message} Ask the person who invited you for a new invitation.` : message}
      >
        {isInvalid ? (
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
    // The organisation's name may contain long words.
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

const Fragment = graphql(`
  fragment WithoutAccount_invitation on InvitationOffer {
    organisation
    invitedBy
    email
    role
  }
`);

type Props = { token: string; invitation: FragmentType<typeof Fragment> };

/** For a user who is not signed in: an existing account returns here after login, and a new one joins at once. */
function WithoutAccount({ token, ...props }: Props) {
  const { organisation, invitedBy, email, role } = readFragment(Fragment, props.invitation);
  return (
    <PageState
      title={`Join ${isolated(organisation)}`}
      text={`${isolated(invitedBy)} invites ${email} as ${roleWithArticle(role)}. Create an account with this address, or sign in if you already have one.`}
    >
      <ButtonLink look="primary" to="/auth" state={{ register: { email, invitation: token } }}>
        Create an Account
      </ButtonLink>
      <ButtonLink to="/auth" state={{ from: `/invitation#token=${token}` }}>
        Sign In
      </ButtonLink>
    </PageState>
  );
}
