import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasPasskeys } from '../../client/passkeys.ts';
import { setSignedInUser } from '../../client/signedInUser.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

const ConfirmLogin = graphql(`
  mutation ConfirmLogin($input: ConfirmLoginInput!) {
    confirmLogin(input: $input) {
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

const ways = {
  passkey: {
    label: 'Use your passkey',
    text: 'Confirm with a passkey for this account: your fingerprint, face or PIN.',
  },
  app: {
    label: 'Use the authenticator app',
    text: 'Enter the six-digit code that your authenticator app shows for this account.',
    missing: 'Enter the code',
    field: { label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
  },
  recovery: {
    label: 'Use a recovery code',
    text: 'Enter one of your recovery codes. Each works once.',
    missing: 'Enter a recovery code',
    field: { label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;
type Way = keyof typeof ways;

type Props = { challenge: string; factors: readonly string[]; onBack: () => void };

/** The second step of signing in: the account's second factor or a recovery code. */
export function SecondStepForm({ challenge, factors, onBack }: Props) {
  const possible = (Object.keys(ways) as Way[]).filter(
    way => way === 'recovery' || (factors.includes(way) && (way !== 'passkey' || hasPasskeys())),
  );
  const [way = 'recovery', setWay] = useState(possible[0]);
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-base font-semibold">Two-factor authentication</h2>
        <p className="mt-1 text-sm text-muted">{ways[way].text}</p>
      </div>
      {way === 'passkey' ? (
        <PasskeyLogin challenge={challenge} />
      ) : (
        <CodeForm key={way} challenge={challenge} way={way} />
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" size="small" onClick={onBack}>
          Back
        </Button>
        {possible
          .filter(other => other !== way)
          .map(other => (
            <Button key={other} look="quiet" size="small" onClick={() => setWay(other)}>
              {ways[other].label}
            </Button>
          ))}
      </div>
    </div>
  );
}

function CodeForm({ challenge, way }: { challenge: string; way: 'app' | 'recovery' }) {
  const { missing, field } = ways[way];
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const [confirm, { loading }] = useLateMutation(ConfirmLogin, {
    onCompleted: ({ confirmLogin }) => setSignedInUser(confirmLogin),
    onFailure: ({ message }) => toastFailure('Login failed', message),
  });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ code }) => confirm({ input: { challenge, code: code.trim() } }))}
    >
      <Field {...field} error={formState.errors.code?.message} {...register('code', { required: missing })} />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
