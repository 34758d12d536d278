import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { forgetSessions, listInstead } from './accountCache.ts';

const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) {
      id
      ...PasskeysSection_passkey
    }
  }
`);

type Props = {
  passkey: { id: string; name: string };
  /** Whether only the password is left afterwards. */
  isLast: boolean;
  onClose: () => void;
};

/** Asks for confirmation before a passkey stops working. */
export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: Props) {
  const [remove, { loading }] = useMutation(RemovePasskey, {
    variables: { id },
    update: (cache, result) => {
      if (result.data) listInstead(cache, 'passkeys', result.data.removePasskey);
      forgetSessions(cache, result);
    },
    onCompleted: () => {
      toast({ title: 'Passkey removed' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const consequence = isLast
    ? 'You can then sign in with your password alone again, and your recovery codes stop working.'
    : '';
  return (
    <ConfirmDialog
      title="Remove Passkey"
      name={name}
      text={`You will no longer be able to sign in with it, and every other session ends. ${consequence}`.trim()}
      action="Remove Passkey"
      doing="Removing..."
      loading={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
