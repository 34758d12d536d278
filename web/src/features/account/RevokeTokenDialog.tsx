import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AlertCancel, AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
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

type Props = { token: { id: string; name: string } | undefined; close: () => void };

export function RevokeTokenDialog({ token, close }: Props) {
  const [revoke, { loading }] = useMutation(RevokeApiToken, {
    update: (cache, { data }) => data && listInstead(cache, 'apiTokens', data.revokeApiToken),
    onCompleted: () => {
      toast({ title: 'Token revoked' });
      close();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AlertDialog
      title="Revoke Token"
      text={`Programs that use "${token?.name ?? ''}" are refused from now on. This cannot be undone.`}
      open={!!token}
      onOpenChange={close}
    >
      <div className="flex justify-end gap-3">
        <AlertCancel />
        <Button look="danger" disabled={loading} onClick={() => token && revoke({ variables: { id: token.id } })}>
          {loading ? 'Revoking...' : 'Revoke Token'}
        </Button>
      </div>
    </AlertDialog>
  );
}
