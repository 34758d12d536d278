import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const RevokeLink = graphql(`
  mutation RevokeLink($id: ID!) {
    revokeLink(id: $id) {
      id
    }
  }
`);

type Props = { link: { id: string; name: string }; onClose: () => void };

/** Asks for confirmation before recipients lose access. */
export function RevokeLinkDialog({ link: { id, name }, onClose }: Props) {
  const [revoke, { loading }] = useMutation(RevokeLink, {
    variables: { id },
    update: cache => {
      cache.evict({ id: cache.identify({ __typename: 'Link', id }) });
      cache.modify({ id: `SupplierRequest:${id}`, fields: { endedAt: () => new Date().toISOString() } });
      cache.gc();
    },
    onCompleted: () => {
      toast({ title: 'Link revoked' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Link"
      name={name}
      text="The link stops working for all recipients. They keep anything that they saved or printed, and you keep anything that they sent. This cannot be undone."
      action="Revoke Link"
      doing="Revoking..."
      loading={loading}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
