import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { changePeople } from './changePeople.ts';

const RemoveMember = graphql(`
  mutation RemoveMember($id: ID!) {
    removeMember(id: $id) {
      id
      ...MemberRow_member
    }
  }
`);

type Props = { organisationId: string; member: { id: string; username: string }; onClose: () => void };

/** Asks for confirmation before somebody is shown out. */
export function RemoveMemberDialog({ organisationId, member: { id, username }, onClose }: Props) {
  const [remove, { loading }] = useMutation(RemoveMember, {
    variables: { id },
    update: (cache, { data }) => data && changePeople(cache, organisationId, { members: data.removeMember }),
    onCompleted: () => {
      toast({ title: 'Removed', text: `${username} is no longer in this organisation.` });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Remove From Organisation"
      name={username}
      text="Their sessions and API tokens in this organisation end at once. What they made stays."
      action="Remove"
      doing="Removing..."
      loading={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
