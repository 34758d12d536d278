import { useMutation, useQuery } from '@apollo/client/react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AlertCancel, AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { failureOf } from '../failure.ts';

const Fragment = graphql(`
  fragment DeleteSystemDialog_system on AiSystem {
    id
    name
  }
`);

const Losses = graphql(`
  query DeleteSystemDialog($id: ID!) {
    assessments(systemId: $id) {
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

/** Asks once more before a system is deleted, and names what goes with it. */
export function DeleteSystemDialog({ onClose, onDeleted, ...props }: Props) {
  const { id, name } = readFragment(Fragment, props.system);
  const { data } = useQuery(Losses, { variables: { id } });
  const [remove, { loading }] = useMutation(DeleteSystem, {
    variables: { id },
    update: (cache, { data: deleted }) => {
      if (!deleted) return;
      cache.evict({ id: cache.identify({ __typename: 'AiSystem', id }) ?? '' });
      cache.gc();
    },
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
      : `With it go ${counted(data.assessments.length, 'assessment')} with all answers and ${counted(completed ?? 0, 'report')}.`
    : 'With it go its assessments, answers and reports.';

  return (
    <AlertDialog
      title="Delete this AI system?"
      text={
        <>
          <p className="font-medium break-words text-ink">{name}</p>
          <p className="mt-1">{losses} This cannot be undone.</p>
        </>
      }
      open
      onOpenChange={open => open || onClose()}
    >
      <div className="flex justify-end gap-3">
        <AlertCancel />
        <Button look="danger" disabled={loading} onClick={() => remove()}>
          {loading ? 'Deleting...' : 'Delete System'}
        </Button>
      </div>
    </AlertDialog>
  );
}
