import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeginTwoFactorMutation } from '../../gql/graphql.ts';
import { PasswordForm } from '../../parts/account/PasswordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { forgetSessions } from './accountCache.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

const BeginTwoFactor = graphql(`
  mutation BeginTwoFactor($password: String!) {
    beginTwoFactor(password: $password) {
      secret
      otpauthUri
      qrCode
    }
  }
`);

type Props = { hold: () => void; close: () => void };

/** Three steps: the password, a code that shows the app is set up, and the recovery codes to store. */
export function EnableTwoFactor({ hold, close }: Props) {
  const [setup, setSetup] = useState<BeginTwoFactorMutation['beginTwoFactor']>();
  const [codes, setCodes] = useState<string[]>();
  const [begin, { loading, error }] = useMutation(BeginTwoFactor, {
    onCompleted: ({ beginTwoFactor }) => setSetup(beginTwoFactor),
    onError: () => {},
  });

  if (codes) return <RecoveryCodeList codes={codes} close={close} />;
  if (setup) {
    return (
      <ConfirmAppForm
        setup={setup}
        close={close}
        onConfirmed={recoveryCodes => {
          hold();
          setCodes(recoveryCodes);
        }}
      />
    );
  }
  return (
    <PasswordForm
      action="Continue"
      loading={loading}
      failure={error && failureOf(error)}
      onSubmit={({ password }) => begin({ variables: { password } })}
      close={close}
    />
  );
}

const ConfirmTwoFactor = graphql(`
  mutation ConfirmTwoFactor($code: String!) {
    confirmTwoFactor(code: $code) {
      recoveryCodes
      user {
        id
        ...TwoFactorSection_user
      }
    }
  }
`);

type ConfirmAppFormProps = {
  setup: BeginTwoFactorMutation['beginTwoFactor'];
  onConfirmed: (recoveryCodes: string[]) => void;
  close: () => void;
};

/** The secret as a QR code and as text, and a field for the app's code. */
function ConfirmAppForm({ setup, onConfirmed, close }: ConfirmAppFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const [confirm, { loading, error }] = useMutation(ConfirmTwoFactor, {
    update: forgetSessions,
    onCompleted: ({ confirmTwoFactor }) => onConfirmed(confirmTwoFactor.recoveryCodes),
    onError: () => {},
  });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ code }) => confirm({ variables: { code: code.replaceAll(' ', '') } }))}
    >
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        {/* White in the dark as well: cameras want dark on light. */}
        <img
          src={setup.qrCode}
          alt="QR code for your authenticator app"
          width={168}
          height={168}
          className="shrink-0 rounded-control border border-line bg-[#ffffff] p-2"
        />
        <div className="min-w-0 space-y-3 self-stretch text-sm">
          <p>Scan the code with your authenticator app, or enter this key in the app:</p>
          <p className="figures rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-words">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton text={setup.secret} label="Copy Key" />
        </div>
      </div>
      <Field
        label="Code"
        hint="The six-digit code shown in the app."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={formState.errors.code?.message}
        {...register('code', { required: 'Enter the code' })}
      />
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Turning On...' : 'Turn On'}
        </Button>
      </div>
    </form>
  );
}
