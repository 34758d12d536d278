import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { updateCachedSystem } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useRefusal } from '../account/useRefusal.ts';
import { HoldField } from './HoldField.tsx';
import { isShorterHold } from './held.ts';

const HoldSystem = graphql(`
  mutation HoldSystem($id: ID!, $heldUntil: String) {
    holdSystem(id: $id, heldUntil: $heldUntil) {
      id
      jurisdiction
      heldUntil
    }
  }
`);

type Props = { system: { id: string; name: string; heldUntil: string | null }; onClose: () => void };

/** Changes the last day of an archived system's hold. */
export function HoldSystemDialog({ system: { id, name, heldUntil }, onClose }: Props) {
  const [day, setDay] = useState(heldUntil ?? '');
  const notOwner = useRefusal('own');
  const [hold, { loading }] = useMutation(HoldSystem, {
    variables: { id, heldUntil: day || null },
    update: (cache, { data }) => data && updateCachedSystem(cache, id, { heldUntil: data.holdSystem.heldUntil }),
    onCompleted: () => {
      toast({ title: 'Hold changed', text: name });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Change the hold of this AI system?"
      name={name}
      text="Until that date only an organisation owner can permanently delete it or shorten the hold. Nothing is deleted automatically."
      action="Save"
      doing="Saving..."
      look="primary"
      loading={loading}
      refused={isShorterHold(heldUntil, day) ? notOwner : undefined}
      onConfirm={hold}
      onClose={onClose}
    >
      <HoldField value={day} onChange={setDay} />
    </ConfirmDialog>
  );
}
