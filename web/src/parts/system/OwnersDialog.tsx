import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { updateCachedSystem } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnerFields, type Owners } from './OwnerFields.tsx';

const Fragment = graphql(`
  fragment OwnersDialog_system on AiSystem {
    id
    ...OwnerFields_system
  }
`);

const NameOwners = graphql(`
  mutation NameOwners($id: ID!, $input: UpdateSystemInput!) {
    updateSystem(id: $id, input: $input) {
      id
      owner {
        id
        username
        fullName
      }
      reviewer {
        id
        username
        fullName
      }
    }
  }
`);

type Props = { system: FragmentType<typeof Fragment>; onClose: () => void };

/** Sets the owner and the reviewer of a system. */
export function OwnersDialog({ onClose, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const [input, setInput] = useState<Owners>({});
  const [save, { loading, error }] = useMutation(NameOwners, {
    variables: { id: system.id, input },
    update: (cache, { data }) => {
      if (!data) return;
      const { owner, reviewer } = data.updateSystem;
      updateCachedSystem(cache, system.id, { owner, reviewer });
    },
    onCompleted: () => {
      toast({ title: 'Owner and reviewer saved' });
      onClose();
    },
    onError: () => {},
  });
  return (
    <Dialog
      title="Owner and Reviewer"
      text="The members responsible for this system. This does not change the rights of other members."
      open
      onOpenChange={onClose}
    >
      <div className="space-y-5">
        <OwnerFields system={system} chosen={input} onChoose={setInput} />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={loading || Object.keys(input).length === 0} onClick={() => save()}>
            {loading ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
