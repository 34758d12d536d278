import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { provisioningQuery } from './provisioningQuery.ts';

const Revoke = graphql(`
  mutation RevokeProvisioningToken($id: ID!) {
    revokeProvisioningToken(id: $id) {
      ...Provisioning_all
    }
  }
`);

type Props = { token: { id: string; hint: string }; onClose: () => void };

/** Asks for confirmation before the directory is locked out. */
export function RevokeProvisioningToken({ token: { id, hint }, onClose }: Props) {
  const [revoke, { loading }] = useMutation(Revoke, {
    variables: { id },
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: provisioningQuery, data: { provisioning: data.revokeProvisioningToken } }),
    onCompleted: () => {
      toast({ title: 'Token revoked' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Token"
      text={`A directory that uses the token ending in ${hint} can no longer add or remove people. Nobody loses access by this. It cannot be undone.`}
      action="Revoke Token"
      doing="Revoking..."
      loading={loading}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
