import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { reloadForOrganisation } from '../../../client/reloadForOrganisation.ts';
import { graphql } from '../../../gql/gql.ts';
import { AccountRow } from '../../../parts/account/AccountRow.tsx';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { ArchivedLosses } from '../../../parts/system/ArchivedLosses.tsx';
import { archivedQuery } from '../../../parts/system/archivedQuery.ts';
import { useProduct } from '../../../parts/useProduct.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastFailure } from '../../../ui/toast.ts';

const Delete = graphql(`
  mutation DeleteOrganisation {
    deleteOrganisation {
      message
    }
  }
`);

/** Deletes an organisation with several members: for owners, after a confirmation of identity. */
export function DeleteOrganisation({ name }: { name: string }) {
  const { plans } = useProduct();
  const refused = useRefusal('own');
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(archivedQuery, { skip: !asking, fetchPolicy: 'network-only' });
  const [erase, { loading }] = useMutation(Delete, {
    onCompleted: reloadForOrganisation,
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <>
      <AccountRow
        label="Delete organisation"
        action={
          <Button size="small" look="towardsDanger" refused={refused} onClick={() => setAsking(true)}>
            Delete Organisation
          </Button>
        }
      >
        Permanently deletes {name} and everything in it, for all of its members. Members keep their accounts.
      </AccountRow>
      {asking && (
        <ConfirmDialog
          title="Delete Organisation"
          name={name}
          text={`This deletes its AI systems with all assessments, reports, documents and evidence files${plans ? ', and ends its subscription immediately' : ''}. Its members lose access. This cannot be undone.`}
          action="Delete Organisation"
          doing="Deleting..."
          loading={loading}
          waiting={!data}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <div className="mb-5 text-sm text-muted">
            <ArchivedLosses systems={data?.systems} error={error} onRetry={refetch} />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
