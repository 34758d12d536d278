import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const RenamePasskey = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      id
      ...PasskeysSection_passkey
    }
  }
`);

type Props = { passkey: { id: string; name: string }; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const [rename, { loading, error }] = useMutation(RenamePasskey, { onCompleted: onClose, onError: () => {} });
  return (
    <Dialog title="Rename Passkey" open onOpenChange={onClose}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit(({ name }) => rename({ variables: { id: passkey.id, name } }))}
      >
        <Field
          label="Name"
          hint="For example, the name of the device."
          autoComplete="off"
          maxLength={60}
          error={formState.errors.name?.message}
          {...register('name', { validate: name => !!name.trim() || 'Name the passkey' })}
        />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
