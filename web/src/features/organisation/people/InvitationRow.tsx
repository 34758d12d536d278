import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { AccountRow } from '../../../parts/account/AccountRow.tsx';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { changePeople } from './changePeople.ts';

const Fragment = graphql(`
  fragment InvitationRow_invitation on Invitation {
    id
    email
    role
    expiresAt
  }
`);

const Withdraw = graphql(`
  mutation WithdrawInvitation($id: ID!) {
    withdrawInvitation(id: $id) {
      id
      ...InvitationRow_invitation
    }
  }
`);

type Props = { organisationId: string; invitation: FragmentType<typeof Fragment> };

/** An open invitation. */
export function InvitationRow({ organisationId, ...props }: Props) {
  const { id, email, role, expiresAt } = readFragment(Fragment, props.invitation);
  const refused = useRefusal('manage');
  const [withdraw, { loading }] = useMutation(Withdraw, {
    variables: { id },
    update: (cache, { data }) => data && changePeople(cache, organisationId, { invitations: data.withdrawInvitation }),
    onCompleted: () => toast({ title: 'Invitation withdrawn', text: `The link sent to ${email} no longer works.` }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <li>
      <AccountRow
        label={
          <span id={`invitation-${id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <Tag>{capitalise(role)}</Tag>
          </span>
        }
        action={
          <Button
            size="small"
            disabled={loading}
            refused={refused}
            aria-describedby={`invitation-${id}`}
            onClick={() => withdraw()}
          >
            {loading ? 'Withdrawing...' : 'Withdraw'}
          </Button>
        }
      >
        The link works until {formatDay(expiresAt)}.
      </AccountRow>
    </li>
  );
}
