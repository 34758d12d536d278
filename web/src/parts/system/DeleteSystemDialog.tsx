import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictCopies, evictLists, updateCachedSystem } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { HoldField } from './HoldField.tsx';

const Fragment = graphql(`
  fragment DeleteSystemDialog_system on AiSystem {
    id
    name
  }
`);

const Losses = graphql(`
  query DeleteSystemDialog($id: ID!) {
    system(id: $id) {
      id
      jurisdiction
      suggestedHold
    }
    assessments(systemId: $id, first: 100) {
      id
      status
    }
  }
`);

const DeleteSystem = graphql(`
  mutation DeleteSystem($id: ID!, $heldUntil: String) {
    deleteSystem(id: $id, heldUntil: $heldUntil) {
      id
      archived
      heldUntil
    }
  }
`);

type Props = { system: FragmentType<typeof Fragment>; onClose: () => void; onDeleted?: (() => void) | undefined };

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Asks for confirmation before a system is deleted, or archived if it was assessed, and explains what happens to its assessments. */
export function DeleteSystemDialog({ onClose, onDeleted, ...props }: Props) {
  const { id, name } = readFragment(Fragment, props.system);
  const { data, error, refetch } = useQuery(Losses, { variables: { id }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<string>();
  const heldUntil = chosen ?? data?.system.suggestedHold ?? '';
  const [remove, { loading }] = useMutation(DeleteSystem, {
    variables: { id, heldUntil: heldUntil || null },
    update(cache, { data: done }) {
      if (!done) return;
      const { archived, heldUntil } = done.deleteSystem;
      if (!archived) return evictCopies(cache, id);
      updateCachedSystem(cache, id, { archived, archivedAt: new Date().toISOString(), heldUntil });
      evictLists(cache);
    },
    onCompleted: ({ deleteSystem: { archived } }) => {
      toast({ title: archived ? 'System archived' : 'System deleted', text: name });
      onClose();
      if (!archived) onDeleted?.();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const completed = data?.assessments.filter(({ status }) => status === 'completed').length;
  if (completed) {
    return (
      <ConfirmDialog
        title="Archive this AI system?"
        name={name}
        text={`It has ${counted(completed, 'report')}, so it is archived instead of deleted. Its reports, documents and evidence stay readable. It is removed from all lists, has no actions, dates or reminders, and does not count towards your plan. You can restore it.`}
        action="Archive System"
        doing="Archiving..."
        loading={loading}
        onConfirm={remove}
        onClose={onClose}
      >
        <HoldField
          value={heldUntil}
          hint={
            data?.system.suggestedHold
              ? 'Providers of high-risk systems keep their documentation for ten years (Art. 18). Until this date only an organisation owner can permanently delete it.'
              : 'Until this date only an organisation owner can permanently delete it. Leave it empty for no hold.'
          }
          onChange={setChosen}
        />
      </ConfirmDialog>
    );
  }
  const losses = data
    ? data.assessments.length === 0
      ? 'It has no assessments yet.'
      : `This also deletes ${counted(data.assessments.length, 'assessment')} in progress with all answers.`
    : 'Assessed systems are archived; all others are deleted.';

  return (
    <ConfirmDialog
      title="Delete this AI system?"
      name={name}
      text={`${losses} This cannot be undone.`}
      action="Delete System"
      doing="Deleting..."
      loading={loading}
      waiting={!data}
      onConfirm={remove}
      onClose={onClose}
    >
      <LoadFailure error={!data && error} onRetry={refetch} />
    </ConfirmDialog>
  );
}
