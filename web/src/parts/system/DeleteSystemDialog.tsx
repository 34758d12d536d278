import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { evictCopies } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment DeleteSystemDialog_system on AiSystem {
    id
    name
  }
`);

const Losses = graphql(`
  query DeleteSystemDialog($id: ID!) {
    assessments(systemId: $id, first: 100) {
      id
      status
    }
  }
`);

const DeleteSystem = graphql(`
  mutation DeleteSystem($id: ID!) {
    deleteSystem(id: $id)
  }
`);

type Props = { system: FragmentType<typeof Fragment>; onClose: () => void; onDeleted?: (() => void) | undefined };

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Asks for confirmation before a system is deleted, and names what goes with it. */
export function DeleteSystemDialog({ onClose, onDeleted, ...props }: Props) {
  const { id, name } = readFragment(Fragment, props.system);
  const { data } = useQuery(Losses, { variables: { id } });
  const [remove, { loading }] = useMutation(DeleteSystem, {
    variables: { id },
    update: (cache, { data: deleted }) => deleted && evictCopies(cache, id),
    onCompleted: () => {
      toast({ title: 'System deleted', text: name });
      onClose();
      onDeleted?.();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const completed = data?.assessments.filter(({ status }) => status === 'completed').length;
  const losses = data
    ? data.assessments.length === 0
      ? 'It has no assessments yet.'
      : `This also deletes ${counted(data.assessments.length, 'assessment')} with all answers and ${counted(completed ?? 0, 'report')}.`
    : 'This also deletes its assessments, answers and reports.';

  return (
    <ConfirmDialog
      title="Delete this AI system?"
      name={name}
      text={`${losses} This cannot be undone.`}
      action="Delete System"
      doing="Deleting..."
      loading={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
