import { isolated } from '@aicp/contracts/isolated';
import { roleWithArticle } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../client/failure.ts';
import { postJson } from '../../client/postJson.ts';
import { reloadForOrganisation } from '../../client/reloadForOrganisation.ts';
import { clearSignedInUser } from '../../client/signedInUser.ts';
import { withExclusiveSession } from '../../client/tracedFetch.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { askForNameNext, settleName } from '../../parts/people/askForName.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment AcceptInvitation_invitation on InvitationOffer {
    organisation
    invitedBy
    email
    role
  }
`);

const Accept = graphql(`
  mutation AcceptInvitation($token: String!) {
    acceptInvitation(token: $token) {
      id
    }
  }
`);

type Props = {
  token: string;
  /** The address of the signed-in user. */
  email: string;
  username: string;
  invitation: FragmentType<typeof Fragment>;
};

/** For a signed-in user: joins the organisation if the invitation is theirs. */
export function AcceptInvitation({ token, email, username, ...props }: Props) {
  const invitation = readFragment(Fragment, props.invitation);
  const [failure, setFailure] = useState<Failure>();
  const [accept, { loading }] = useMutation(Accept, {
    variables: { token },
    context: { renewsSession: true },
    onCompleted: reloadForOrganisation,
    onError: error => {
      settleName();
      setFailure(failureOf(error));
    },
  });

  if (email.toLowerCase() !== invitation.email.toLowerCase()) {
    return (
      <PageState
        title="This invitation is for another address"
        text={`It was sent to ${invitation.email}. You are signed in as ${isolated(username)}, whose address is ${email}. Log out, then sign in with the invited address or create an account with it.`}
      >
        <LeaveAccount />
        <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
      </PageState>
    );
  }
  return (
    <PageState
      title={`Join ${isolated(invitation.organisation)}?`}
      text={
        failure?.message ??
        `${isolated(invitation.invitedBy)} invites you as ${roleWithArticle(invitation.role)}. Members will see your username, and your full name if you give one. Organisation owners and managers will also see your email address. Your own account does not change.`
      }
    >
      <Button
        look="primary"
        disabled={loading}
        onClick={() => {
          askForNameNext();
          void accept();
        }}
      >
        {loading ? 'Accepting...' : 'Accept the Invitation'}
      </Button>
      <ButtonLink to="/dashboard">Not Now</ButtonLink>
    </PageState>
  );
}

/** Logs out and stays on the page, which then offers the other ways to accept. */
function LeaveAccount() {
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await withExclusiveSession(async send => {
        await postJson('/api/logout', undefined, send);
        await clearSignedInUser();
      });
    } catch (error) {
      toastFailure('Logout failed', failureOf(error).message);
      setLeaving(false);
    }
  }

  return (
    <Button look="primary" disabled={leaving} onClick={logOut}>
      {leaving ? 'Logging out...' : 'Log Out'}
    </Button>
  );
}
