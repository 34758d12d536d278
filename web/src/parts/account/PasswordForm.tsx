import { useForm } from 'react-hook-form';
import type { Failure } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AccountFailure } from './AccountFailure.tsx';

type Props = {
  /** What the button says, and what happens. */
  action: string;
  look?: 'primary' | 'danger';
  /** Asks for a code of the second factor as well. */
  withCode?: boolean;
  loading: boolean;
  failure: Failure | undefined;
  onSubmit: (input: { password: string; code: string }) => void;
  close: () => void;
};

/** The password again, before what only the account's owner may do. */
export function PasswordForm({ action, look = 'primary', withCode, loading, failure, onSubmit, close }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ password, code }) => onSubmit({ password, code: code.trim() }))}
    >
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Enter your password' })}
      />
      {withCode && (
        <Field
          label="Code"
          hint="A code from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code', { required: 'Enter the code' })}
        />
      )}
      <AccountFailure failure={failure} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look={look} disabled={loading}>
          {loading ? 'One moment...' : action}
        </Button>
      </div>
    </form>
  );
}
