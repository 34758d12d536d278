import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { signOut } from '../../client/session.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { NewPasswordFields } from '../../parts/account/NewPasswordFields.tsx';
import { newPassword, samePassword } from '../../parts/account/newPassword.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

const Passwords = z.object(newPassword).check(samePassword);

export function ResetPasswordForm({ token, onRefused }: { token: string; onRefused: (message: string) => void }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, watch, setError } = useForm({
    resolver: standardSchemaResolver(Passwords),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [reset, { loading }] = useLateMutation(ResetPassword, {
    onCompleted: ({ resetPassword }) => {
      // Anyone who was signed in here no longer is.
      signOut();
      toast({ title: 'Password changed', text: resetPassword.message });
      void navigate('/auth', { replace: true });
    },
    onFailure: ({ message, fields }) => {
      if (fields?.includes('token')) onRefused(message);
      else if (fields?.includes('password')) setError('password', { message }, { shouldFocus: true });
      else toastFailure('Error', message);
    },
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="space-y-5"
      onFocus={fetchApollo}
      onSubmit={handleSubmit(({ password }) => reset({ input: { token, password } }))}
    >
      <NewPasswordFields label="New Password" register={register} errors={errors} typed={watch('password')} />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  );
}
