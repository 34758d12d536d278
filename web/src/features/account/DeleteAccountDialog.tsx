import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { signOut } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { ArchivedLosses } from '../../parts/system/ArchivedLosses.tsx';
import { archivedQuery } from '../../parts/system/archivedQuery.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';

const DeleteAccount = graphql(`
  mutation DeleteAccount($password: String, $code: String) {
    deleteAccount(password: $password, code: $code) {
      message
    }
  }
`);

type Props = {
  /** The organisation if it has other members; its data is kept. */
  organisation: string | undefined;
  /** Whether the account has a password; otherwise another confirmation is required. */
  withPassword: boolean;
  withCode: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The final confirmation. It names what is lost, and asks for the password again. */
export function DeleteAccountDialog({ organisation, withPassword, withCode, open, onOpenChange }: Props) {
  const { plans } = useProduct();
  const archived = useQuery(archivedQuery, { skip: !open || organisation !== undefined, fetchPolicy: 'network-only' });
  const isUnread = !organisation && !archived.data;
  const [erase, { loading, error, client }] = useMutation(DeleteAccount, {
    onCompleted: async ({ deleteAccount }) => {
      signOut('deleted');
      toast({ title: 'Account deleted', text: deleteAccount.message });
      await client.clearStore();
    },
    onError: () => {},
  });
  return (
    <AlertDialog
      title="Delete Your Account"
      text={
        <>
          <p>This cannot be undone. It deletes:</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {organisation ? (
              <li>your API tokens</li>
            ) : (
              <>
                <li>your AI systems with all assessments and answers</li>
                <li>every report, generated document and evidence file</li>
                <li>{plans && 'your subscription, which ends immediately, and '}your API tokens</li>
              </>
            )}
            <li>your profile and every session</li>
          </ul>
          {!organisation && (
            <ArchivedLosses systems={archived.data?.systems} error={archived.error} onRetry={archived.refetch} />
          )}
          {organisation && (
            <p className="mt-3">
              The systems, reports, documents and files of {organisation} stay with its other members, and no longer
              show your name.
            </p>
          )}
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      {withPassword ? (
        <PasswordForm
          action="Delete My Account"
          look="danger"
          withCode={withCode}
          loading={loading || isUnread}
          failure={error && failureOf(error)}
          onSubmit={({ password, code }) => erase({ variables: { password, code: withCode ? code : null } })}
          close={() => onOpenChange(false)}
        />
      ) : (
        <div className="space-y-5">
          <FormFailure message={error && failureOf(error).message} />
          <div className="flex justify-end gap-3 pt-1">
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button look="danger" disabled={loading || isUnread} onClick={() => erase({ variables: {} })}>
              {loading ? 'One moment...' : 'Delete My Account'}
            </Button>
          </div>
        </div>
      )}
    </AlertDialog>
  );
}
