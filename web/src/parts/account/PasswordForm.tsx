import { useForm } from 'react-hook-form';
import type { Failure } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AccountFailure } from './AccountFailure.tsx';

type Props = {
  /** The label of the button, which names the action. */
  action: string;
  look?: 'primary' | 'danger';
  /** Also asks for a code of the second factor. */
  withCode?: boolean;
  loading: boolean;
  failure: Failure | undefined;
  onSubmit: (input: { password: string; code: string }) => void;
  close: () => void;
};

/** Asks for the password again, before actions reserved for the account's owner. */
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
