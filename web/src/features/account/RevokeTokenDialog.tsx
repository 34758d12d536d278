import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { listInstead } from './listInstead.ts';

const RevokeApiToken = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      id
      ...ApiTokensSection_token
    }
  }
`);

type Props = { token: { id: string; name: string }; onClose: () => void };

/** Asks for confirmation before programs are locked out. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: Props) {
  const [revoke, { loading }] = useMutation(RevokeApiToken, {
    variables: { id },
    update: (cache, { data }) => data && listInstead(cache, 'apiTokens', data.revokeApiToken),
    onCompleted: () => {
      toast({ title: 'Token revoked' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Token"
      text={`Programs that use "${name}" will no longer have access. This cannot be undone.`}
      action="Revoke Token"
      doing="Revoking..."
      loading={loading}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
