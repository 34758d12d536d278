import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Remind = graphql(`
  mutation RemindSupplier($id: ID!) {
    remindSupplier(id: $id) {
      id
      remindedAt
    }
  }
`);

/** Sends a reminder to a supplier who has not replied. */
export function RemindButton({ id, describedBy }: { id: string; describedBy: string }) {
  const [remind, { loading }] = useMutation(Remind, {
    variables: { id },
    onCompleted: () =>
      toast({ title: 'Reminder sent', text: 'The email contains its own link to the same questions.' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <Button size="small" aria-describedby={describedBy} disabled={loading} onClick={() => void remind()}>
      {loading ? 'Reminding...' : 'Remind'}
    </Button>
  );
}
