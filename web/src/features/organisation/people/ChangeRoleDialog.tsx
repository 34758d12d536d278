import { isolated } from '@aicp/contracts/isolated';
import { type Role, roleWithArticle } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { updateUser } from '../../../client/session.ts';
import { graphql } from '../../../gql/gql.ts';
import { personName } from '../../../parts/people/personName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { toast } from '../../../ui/toast.ts';
import { changePeople } from './changePeople.ts';
import { RoleChoice } from './RoleChoice.tsx';

const ChangeRole = graphql(`
  mutation ChangeRole($id: ID!, $role: OrganisationRole!) {
    changeRole(id: $id, role: $role) {
      id
      ...MemberRow_member
    }
  }
`);

type Props = {
  organisationId: string;
  member: { id: string; username: string; fullName?: string | null; role: Role; you: boolean };
  highest: Role;
  onClose: () => void;
};

/** Changes a member's role, up to the user's own role. */
export function ChangeRoleDialog({ organisationId, member, highest, onClose }: Props) {
  const { id, you: isMe, role: before } = member;
  const [role, setRole] = useState<Role>(before);
  const [change, { loading, error }] = useMutation(ChangeRole, {
    variables: { id, role },
    update: (cache, { data }) =>
      data && changePeople(cache, organisationId, { members: data.changeRole, ...(isMe && { role }) }),
    onCompleted: () => {
      if (isMe) updateUser({ role });
      toast({
        title: 'Role changed',
        text: `${isMe ? 'You are' : `${isolated(personName(member))} is`} now ${roleWithArticle(role)}.`,
      });
      onClose();
    },
    onError: () => {},
  });
  return (
    <Dialog
      title={isMe ? 'Change Your Role' : `Change the Role of ${isolated(personName(member))}`}
      text="The change takes effect immediately."
      open
      onOpenChange={onClose}
    >
      <div className="space-y-5">
        <RoleChoice value={role} highest={highest} onChoose={setRole} />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={loading || role === before} onClick={() => change()}>
            {loading ? 'Saving...' : 'Change Role'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
