import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { signOut } from '../../client/session.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { NewPasswordFields } from '../../parts/account/NewPasswordFields.tsx';
import { newPassword, samePassword } from '../../parts/account/newPassword.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The target of the link in the reset email. The link is used up only with the new password. */
export function ResetPasswordPage() {
  usePageTitle('Choose a new password');
  const token = useMailToken();
  const [refusal, setRefusal] = useState<{ token: string; message: string }>();
  if (!token || refusal?.token === token) {
    return (
      <PageState
        title={token ? 'This link no longer works' : 'Reset your password'}
        text={refusal?.message ?? 'Open the link in the email we sent you. It works once and expires after an hour.'}
      >
        <ButtonLink look="primary" to="/auth" state={{ forgot: true }}>
          Ask for a New Link
        </ButtonLink>
      </PageState>
    );
  }
  return (
    <div className="mx-auto max-w-105 px-4 py-12 sm:py-16">
      <h1 className="font-serif text-2xl font-semibold">Choose a new password</h1>
      <p className="mt-2 mb-6 text-sm text-muted">
        You will be signed out everywhere and can then sign in with the new password.
      </p>
      <ResetPasswordForm token={token} onRefused={message => setRefusal({ token, message })} />
    </div>
  );
}

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

const Passwords = z.object(newPassword).check(samePassword);

function ResetPasswordForm({ token, onRefused }: { token: string; onRefused: (message: string) => void }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, watch, setError } = useForm({
    resolver: standardSchemaResolver(Passwords),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [reset, { loading }] = useLateMutation(ResetPassword, {
    onCompleted: ({ resetPassword }) => {
      // Any user signed in here has been signed out.
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
