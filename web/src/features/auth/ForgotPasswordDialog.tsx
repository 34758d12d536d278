import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { EmailField } from '../../parts/emailField.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const ForgotPassword = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email) {
      message
    }
  }
`);

const Address = z.object({ email: EmailField });

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks where to send the link. Closing it clears the typed text. */
export function ForgotPasswordDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      title="Reset your password"
      text="Enter the email address for your account. We will send you a link to choose a new password."
      open={open}
      onOpenChange={onOpenChange}
    >
      <ForgotPasswordForm close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ForgotPasswordForm({ close }: { close: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(Address),
    defaultValues: { email: '' },
  });
  const [send, { loading }] = useLateMutation(ForgotPassword, {
    onCompleted: ({ forgotPassword }) => {
      toast({ title: 'Password Reset Email Sent', text: forgotPassword.message });
      close();
    },
    onFailure: ({ message, code }) =>
      toastFailure('Error', code === 'OFFLINE' ? 'Failed to send password reset email' : message),
  });

  return (
    <form noValidate className="space-y-5" onFocus={fetchApollo} onSubmit={handleSubmit(send)}>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </div>
    </form>
  );
}
