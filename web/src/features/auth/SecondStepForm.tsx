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

/** The second step of signing in: a code of the authenticator app, or one that was kept for the day it is lost. */
export function SecondStepForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { register, handleSubmit, formState, reset, setFocus } = useForm({ defaultValues: { code: '' } });
  const [confirm, { loading }] = useLateMutation(ConfirmLogin, {
    onCompleted: ({ confirmLogin }) => enter(confirmLogin),
    onFailure: ({ message }) => toastFailure('Login failed', message),
  });

  // Each kind has a field of its own, and it is what one came for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind is why the focus moves
  useEffect(() => setFocus('code'), [kind, setFocus]);

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ code }) => confirm({ input: { challenge, code: code.trim() } }))}
    >
      <div>
        <h2 className="text-base font-semibold">Two-factor authentication</h2>
        <p className="mt-1 text-sm text-muted">
          {kind === 'app'
            ? 'Enter the six digits that your authenticator app shows for this account.'
            : 'Enter one of the recovery codes that you kept. Each works once.'}
        </p>
      </div>
      {kind === 'app' ? (
        <Field
          key="app"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={formState.errors.code?.message}
          {...register('code', { required: 'Enter the code' })}
        />
      ) : (
        <Field
          key="recovery"
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.code?.message}
          {...register('code', { required: 'Enter a recovery code' })}
        />
      )}
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" size="small" onClick={onBack}>
          Back
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            reset();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {kind === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
      </div>
    </form>
  );
}
