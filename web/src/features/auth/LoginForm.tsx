import { type FormEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasPasskeys } from '../../client/passkeys.ts';
import { setSignedInUser } from '../../client/signedInUser.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';

const SecondStepForm = lazyComponent(() => import('./SecondStepForm.tsx').then(module => module.SecondStepForm));
const OtherLogins = lazyComponent(() => import('./OtherLogins.tsx').then(module => module.OtherLogins));

/** Username and password, or a passkey; then the second step for accounts that have one. */
export function LoginForm() {
  const isOnly = useProduct().signIn?.only;
  const [begun, setBegun] = useState<{ challenge: string; factors: readonly string[] }>();
  if (begun) {
    return (
      <Suspense fallback={<Skeleton rows={3} className="h-11" />}>
        <SecondStepForm {...begun} onBack={() => setBegun(undefined)} />
      </Suspense>
    );
  }
  const others = (
    <div className={hasPasskeys() ? 'my-3 min-h-12' : 'my-3'}>
      <Suspense>
        <OtherLogins />
      </Suspense>
    </div>
  );
  return (
    <>
      {isOnly && others}
      <FirstStepForm onChallenge={(challenge, factors) => setBegun({ challenge, factors })} />
      {!isOnly && others}
      <ForgotPassword />
    </>
  );
}

const ForgotPasswordDialog = lazyComponent(() =>
  import('./ForgotPasswordDialog.tsx').then(module => module.ForgotPasswordDialog),
);

/** The link below the form. For a visitor who needs a new reset link, its dialog is already open. */
function ForgotPassword() {
  const state: { forgot?: boolean } | null = useLocation().state;
  // Once opened, the dialog stays mounted, so that it can return the focus.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>(state?.forgot ? 'open' : 'never');
  return (
    <p className="mt-5 text-center">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
        className="min-h-6 rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        Forgot your password?
      </button>
      {dialog !== 'never' && (
        <Suspense>
          <ForgotPasswordDialog open={dialog === 'open'} onOpenChange={open => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </p>
  );
}

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

/** Two required texts need neither a form library nor a schema, so the first page stays small. */
function FirstStepForm({ onChallenge }: Props) {
  const [missing, setMissing] = useState<string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [logIn, { loading }] = useLateMutation(LogIn, {
    onCompleted: ({ login }) => setSignedInUser(login),
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
