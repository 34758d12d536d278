import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { ArchivedLosses } from '../../../parts/system/ArchivedLosses.tsx';
import { useProduct } from '../../../parts/useProduct.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { adminStatsQuery } from '../overview/adminStatsQuery.ts';
import { userList } from './userList.ts';

// `listed` resolves once the admin list includes the deletion.
const DeleteUser = graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id) {
      id
      listed
    }
  }
`);

// The dialog names the systems that are permanently deleted with the account; the activity log records the view.
const ArchivedOfUser = graphql(`
  query ArchivedOfUser($id: ID!) {
    adminUser(id: $id) {
      id
      systems(names: true) {
        id
        name
        archived
        heldUntil
      }
    }
  }
`);

type Props = {
  user: { id: string; username: string };
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Asks for confirmation before an account is erased. */
export function DeleteUserDialog({ user: { id, username }, onClose, onDeleted }: Props) {
  const { plans } = useProduct();
  const { data, error, refetch } = useQuery(ArchivedOfUser, { variables: { id }, fetchPolicy: 'network-only' });
  const [remove, { loading }] = useMutation(DeleteUser, {
    variables: { id },
    refetchQueries: [adminStatsQuery],
    onCompleted: () => {
      toast({ title: 'User deleted successfully' });
      onClose();
      userList.remove(id);
      onDeleted?.();
    },
    onError: error => {
      const { code, message } = failureOf(error);
      toastFailure('Error', code === 'OFFLINE' ? 'Failed to delete user' : message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this user?"
      name={username}
      text={`The account is permanently deleted with its AI systems, assessments, reports and documents${plans ? ', and its subscription ends' : ''}. This cannot be undone.`}
      action="Delete User"
      doing="Deleting..."
      loading={loading}
      waiting={!data}
      onConfirm={remove}
      onClose={onClose}
    >
      <div className="mb-5 text-sm text-muted">
        <ArchivedLosses
          systems={data?.adminUser.systems.filter(({ archived }) => archived)}
          error={error}
          onRetry={refetch}
        />
      </div>
    </ConfirmDialog>
  );
}
