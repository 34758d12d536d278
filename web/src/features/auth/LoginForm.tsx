import { type FormEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { enter } from '../../client/enter.ts';
import { lazyPart } from '../../client/lazyPart.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';

const ForgotPasswordDialog = lazyPart(() =>
  import('./ForgotPasswordDialog.tsx').then(module => module.ForgotPasswordDialog),
);
const SecondStepForm = lazyPart(() => import('./SecondStepForm.tsx').then(module => module.SecondStepForm));

const LogIn = graphql(`
  mutation LogIn($input: LoginInput!) {
    login(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
    }
  }
`);

/** Name and password; then, for accounts that have it, the second step. */
export function LoginForm() {
  const [challenge, setChallenge] = useState<string>();
  if (!challenge) return <FirstStepForm onChallenge={setChallenge} />;
  return (
    <Suspense fallback={<Skeleton rows={3} className="h-11" />}>
      <SecondStepForm challenge={challenge} onBack={() => setChallenge(undefined)} />
    </Suspense>
  );
}

const asked = { username: 'Enter your username or email', password: 'Enter your password' };

/** Two required texts need neither a form library nor a schema: the first page of the account stays light. */
function FirstStepForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const state: { forgot?: boolean } | null = useLocation().state;
  // Stays in the tree once it was opened, so that its closing can give the focus back.
  const [forgot, setForgot] = useState<'never' | 'open' | 'closed'>(state?.forgot ? 'open' : 'never');
  const [missing, setMissing] = useState<string[]>([]);
  const [logIn, { loading }] = useLateMutation(LogIn, {
    onCompleted: ({ login }) => enter(login),
    onFailure: ({ message, challenge }) => (challenge ? onChallenge(challenge) : toastFailure('Login failed', message)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const input = { username: String(entered.get('username')), password: String(entered.get('password')) };
    const empty = Object.entries(input).flatMap(([name, text]) => (text ? [] : [name]));
    setMissing(empty);
    if (empty.length === 0) return logIn({ input });
    form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
  }

  const field = (name: keyof typeof asked) => ({
    name,
    error: missing.includes(name) ? asked[name] : undefined,
    onChange: () => setMissing(missing.filter(other => other !== name)),
  });

  return (
    <>
      <form noValidate className="space-y-5" onFocus={fetchApollo} onSubmit={submit}>
        <Field
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
          {loading ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-5 text-center">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setForgot('open')}
          className="rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          Forgot your password?
        </button>
      </p>
      {forgot !== 'never' && (
        <Suspense>
          <ForgotPasswordDialog open={forgot === 'open'} onOpenChange={open => setForgot(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
