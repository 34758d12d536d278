import { withArticle } from '@aicp/contracts/rights/rights';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';

const Fragment = graphql(`
  fragment WithoutAccount_invitation on InvitationOffer {
    organisation
    invitedBy
    email
    role
  }
`);

type Props = { token: string; invitation: FragmentType<typeof Fragment> };

/** For somebody who is not signed in: with an account they come back here, with a new one they are in at once. */
export function WithoutAccount({ token, ...props }: Props) {
  const { organisation, invitedBy, email, role } = readFragment(Fragment, props.invitation);
  return (
    <PageState
      title={`Join ${organisation}`}
      text={`${invitedBy} invites ${email} as ${withArticle(role)}. Create an account with this address, or sign in if it has one.`}
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
