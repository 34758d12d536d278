import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { evidenceQuery } from './evidenceQuery.ts';

const Fragment = graphql(`
  fragment RemoveEvidenceDialog_evidence on Evidence {
    id
    name
    isKept
  }
`);

const Remove = graphql(`
  mutation RemoveEvidence($id: ID!) {
    removeEvidence(id: $id) {
      id
    }
  }
`);

type Props = { assessmentId: string; evidence: FragmentType<typeof Fragment>; onClose: () => void };

/** Asks for confirmation before a file's bytes are removed. */
export function RemoveEvidenceDialog({ assessmentId, onClose, ...props }: Props) {
  const { id, name, isKept } = readFragment(Fragment, props.evidence);
  const [remove, { loading }] = useMutation(Remove, {
    variables: { id },
    refetchQueries: [{ query: evidenceQuery, variables: { id: assessmentId } }],
    onCompleted: () => {
      toast({ title: 'Evidence removed', text: name });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Remove this file?"
      name={name}
      text={
        isKept
          ? 'It no longer counts. Reports of earlier assessments keep it, until it is removed everywhere.'
          : 'The file is deleted. Its name, hash and dates are kept for the audit trail.'
      }
      action="Remove File"
      doing="Removing..."
      loading={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
