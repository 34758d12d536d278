import { useForm } from 'react-hook-form';
import { enter } from '../../client/enter.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toastFailure } from '../../ui/toast.ts';

const LogIn = graphql(`
  mutation LogIn($input: LoginInput!) {
    login(input: $input) {
      id
      username
      companyName
      isAdmin
    }
  }
`);

/** Two required texts need no schema: the first page of the account stays light. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', password: '' } });
  const [logIn, { loading }] = useLateMutation(LogIn, {
    onCompleted: ({ login }) => enter(login),
    onFailure: ({ message }) => toastFailure('Login failed', message),
  });

  return (
    <form noValidate className="space-y-5" onFocus={fetchApollo} onSubmit={handleSubmit(input => logIn({ input }))}>
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.username?.message}
        {...register('username', { required: 'Enter your username or email' })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: 'Enter your password' })}
      />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
