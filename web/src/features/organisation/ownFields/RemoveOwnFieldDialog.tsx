import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { type OwnField, ownFieldsQuery } from '../../../parts/system/ownFields.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';

const RemoveOwnField = graphql(`
  mutation RemoveOwnField($name: String!) {
    removeOwnField(name: $name) {
      name
      values
    }
  }
`);

const countOf = (values: number) => (values === 1 ? 'one value' : `${values} values`);

/** Asks for confirmation, and shows how many values are deleted with the field. */
export function RemoveOwnFieldDialog({ field, onClose }: { field: OwnField; onClose: () => void }) {
  const { name, label, values } = field;
  const [remove, { loading }] = useMutation(RemoveOwnField, {
    variables: { name },
    refetchQueries: [{ query: ownFieldsQuery }],
    awaitRefetchQueries: true,
    onCompleted: ({ removeOwnField }) => {
      toast({ title: 'Field removed', text: `${countOf(removeOwnField.values)} removed.` });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const lost = values === 0 ? 'It is empty for every system.' : `It is removed with ${countOf(values)}.`;
  return (
    <ConfirmDialog
      title="Remove Field"
      name={label}
      text={`${lost} Existing documents and reports do not change. This cannot be undone.`}
      action="Remove Field"
      doing="Removing..."
      loading={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
