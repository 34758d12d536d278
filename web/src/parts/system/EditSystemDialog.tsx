import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { updateCachedSystem } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useIsShared } from '../people/useIsShared.ts';
import { SystemDescriptionFragment } from './described.ts';
import { OwnerFields, type Owners } from './OwnerFields.tsx';
import { SystemForm } from './SystemForm.tsx';

const Fragment = graphql(`
  fragment EditSystemDialog_system on AiSystem {
    ...Described_system
    ...OwnerFields_system
  }
`);

const UpdateSystem = graphql(`
  mutation UpdateSystem($id: ID!, $input: UpdateSystemInput!) {
    updateSystem(id: $id, input: $input) {
      ...EditSystemDialog_system
    }
  }
`);

type Props = { system: FragmentType<typeof Fragment>; onClose: () => void };

/** Edits a system's description, owner and reviewer. */
export function EditSystemDialog({ onClose, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const described = readFragment(SystemDescriptionFragment, system);
  const { id, jurisdiction } = described;
  const [owners, setOwners] = useState<Owners>({});
  const isShared = useIsShared();
  const [update, { loading }] = useMutation(UpdateSystem, {
    update: (cache, { data }) => {
      if (!data) return;
      const changed = readFragment(SystemDescriptionFragment, readFragment(Fragment, data.updateSystem));
      const { id: _id, jurisdiction: _law, ...fields } = changed;
      updateCachedSystem(cache, id, fields);
    },
    onCompleted: () => {
      toast({ title: 'System updated' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <Dialog
      title="Edit AI System"
      text="Existing reports keep the description they were created with."
      open
      onOpenChange={open => open || onClose()}
    >
      <SystemForm
        jurisdiction={jurisdiction}
        defaults={described}
        submitLabel={loading ? 'Saving...' : 'Save Changes'}
        saving={loading}
        onSubmit={input => update({ variables: { id, input: { ...input, ...owners } } })}
        onCancel={onClose}
      >
        {isShared && <OwnerFields system={system} chosen={owners} onChoose={setOwners} />}
      </SystemForm>
    </Dialog>
  );
}
