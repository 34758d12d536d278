import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { EmailField } from '../../parts/emailField.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';

const ChangeEmail = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      id
      email
      pendingEmail
      notice
    }
  }
`);

const NewAddress = z.object({
  email: EmailField,
  password: z.string().check(z.minLength(1, 'Enter your password')),
});

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChangeEmailDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      title="Change Email"
      text="We will send a link to the new address. The change takes effect when you open that link. You can undo it from your old address for seven days."
      open={open}
      onOpenChange={onOpenChange}
    >
      <ChangeEmailForm close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangeEmailForm({ close }: { close: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(NewAddress),
    defaultValues: { email: '', password: '' },
  });
  const [change, { loading, error }] = useMutation(ChangeEmail, {
    onCompleted: ({ changeEmail: { notice } }) => {
      if (notice) toast({ title: 'Check your inbox', text: notice });
      close();
    },
    // The form shows the error above its buttons.
    onError: () => {},
  });
  const { errors } = formState;

  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit(input => change({ variables: { input } }))}>
      <Field label="New Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Changing...' : 'Change Email'}
        </Button>
      </div>
    </form>
  );
}
