import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { enter } from '../../client/enter.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { NewPasswordFields } from '../../parts/account/NewPasswordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { Registration } from './Registration.ts';

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
      role
      organisationCount
      memberCount
      notice
    }
  }
`);

export function RegisterForm() {
  const state: { register?: { email: string; invitation: string } } | null = useLocation().state;
  const invited = state?.register;
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(Registration),
    defaultValues: { username: '', email: invited?.email ?? '', companyName: '', password: '', confirmPassword: '' },
  });
  const [createAccount, { loading }] = useLateMutation(Register, {
    onCompleted: ({ register: user }) => {
      if (user.notice) toast({ title: 'Account created', text: user.notice });
      return enter(user);
    },
    onFailure: ({ message }) => toastFailure('Registration failed', message),
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="space-y-5"
      onFocus={fetchApollo}
      onSubmit={handleSubmit(({ confirmPassword: _, ...input }) =>
        createAccount({ input: { ...input, ...(invited && { invitation: invited.invitation }) } }),
      )}
    >
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={!!invited}
        hint={invited && 'The address that was invited.'}
        error={errors.email?.message}
        {...register('email')}
      />
      {!invited && (
        <Field
          label="Company Name (Optional)"
          autoComplete="organization"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      )}
      <NewPasswordFields label="Password" register={register} errors={errors} typed={watch('password')} />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
