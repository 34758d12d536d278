import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { enter } from '../../client/enter.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toastFailure } from '../../ui/toast.ts';

const ConfirmLogin = graphql(`
  mutation ConfirmLogin($input: ConfirmLoginInput!) {
    confirmLogin(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
    }
  }
`);

const kinds = {
  app: {
    text: 'Enter the six-digit code that your authenticator app shows for this account.',
    missing: 'Enter the code',
    field: { label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
    other: { kind: 'recovery', label: 'Use a recovery code' },
  },
  recovery: {
    text: 'Enter one of your recovery codes. Each works once.',
    missing: 'Enter a recovery code',
    field: { label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: { kind: 'app', label: 'Use the authenticator app' },
  },
} as const;

type Props = { challenge: string; onBack: () => void };

/** The second step of signing in: a code of the authenticator app, or one that was kept for the day it is lost. */
export function SecondStepForm(props: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  return <CodeForm key={kind} {...props} kind={kind} onKind={setKind} />;
}

type CodeProps = Props & { kind: keyof typeof kinds; onKind: (kind: keyof typeof kinds) => void };

function CodeForm({ challenge, onBack, kind, onKind }: CodeProps) {
  const { text, missing, field, other } = kinds[kind];
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const [confirm, { loading }] = useLateMutation(ConfirmLogin, {
    onCompleted: ({ confirmLogin }) => enter(confirmLogin),
    onFailure: ({ message }) => toastFailure('Login failed', message),
  });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ code }) => confirm({ input: { challenge, code: code.trim() } }))}
    >
      <div>
        <h2 className="text-base font-semibold">Two-factor authentication</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <Field {...field} error={formState.errors.code?.message} {...register('code', { required: missing })} />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" size="small" onClick={onBack}>
          Back
        </Button>
        <Button look="quiet" size="small" onClick={() => onKind(other.kind)}>
          {other.label}
        </Button>
      </div>
    </form>
  );
}
