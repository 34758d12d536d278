import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { reloadForOrganisation } from '../../../client/reloadForOrganisation.ts';
import { graphql } from '../../../gql/gql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastFailure } from '../../../ui/toast.ts';

const LeaveOrganisation = graphql(`
  mutation LeaveOrganisation {
    leaveOrganisation {
      id
    }
  }
`);

/** Asks for confirmation before the user leaves the organisation. */
export function LeaveDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [leave, { loading }] = useMutation(LeaveOrganisation, {
    onCompleted: reloadForOrganisation,
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Leave Organisation"
      name={name}
      text="You lose access to its systems, reports and documents immediately. Everything that you created stays. You can return only by invitation."
      action="Leave Organisation"
      doing="Leaving..."
      loading={loading}
      onConfirm={leave}
      onClose={onClose}
    />
  );
}
