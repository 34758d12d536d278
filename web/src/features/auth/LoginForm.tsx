import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { useSignIn } from '../../client/useSignIn.ts';
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

const Credentials = z.object({
  username: z.string().check(z.minLength(1, 'Enter your username or email')),
  password: z.string().check(z.minLength(1, 'Enter your password')),
});

export function LoginForm() {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(Credentials),
    defaultValues: { username: '', password: '' },
  });
  const [logIn, { loading }] = useMutation(LogIn, {
    onCompleted: ({ login }) => signIn(login),
    onError: error => toastFailure('Login failed', failureOf(error).message),
  });

  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit(input => logIn({ variables: { input } }))}>
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
