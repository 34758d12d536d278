import { type FormEvent, useState } from 'react';
import { enter } from '../../client/enter.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toastFailure } from '../../ui/toast.ts';

const LogIn = graphql(`
  mutation LogIn($input: LoginInput!) {
    login(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
      role
      organisationCount
      memberCount
    }
  }
`);

const asked = { username: 'Enter your username or email', password: 'Enter your password' };

type Props = { onChallenge: (challenge: string, factors: readonly string[]) => void };

/** Two required texts need neither a form library nor a schema: the first page of the account stays light. */
export function FirstStepForm({ onChallenge }: Props) {
  const [missing, setMissing] = useState<string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [logIn, { loading }] = useLateMutation(LogIn, {
    onCompleted: ({ login }) => enter(login),
    onFailure: ({ message, challenge, factors = ['app'] }) => {
      if (challenge) return onChallenge(challenge, factors);
      setFailure(message);
      toastFailure('Login failed', message);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const input = { username: String(entered.get('username')), password: String(entered.get('password')) };
    const empty = Object.entries(input).flatMap(([name, text]) => (text ? [] : [name]));
    setMissing(empty);
    setFailure(undefined);
    if (empty.length === 0) return logIn({ input });
    form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
  }

  const field = (name: keyof typeof asked) => ({
    name,
    error: missing.includes(name) ? asked[name] : undefined,
    onChange: () => setMissing(missing.filter(other => other !== name)),
  });

  return (
    <form noValidate className="space-y-5" onFocus={fetchApollo} onSubmit={submit}>
      <Field label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      {failure && <p className="text-sm text-high">{failure}</p>}
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
