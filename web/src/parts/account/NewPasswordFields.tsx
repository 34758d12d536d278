import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { newPassword } from './newPassword.ts';

type Name = keyof typeof newPassword;

type Props = {
  /** What the first of the two is called. */
  label: 'Password' | 'New Password';
  register: (name: Name) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, string>>;
  /** The new password as far as it is typed. */
  typed: string;
};

/** The two fields of `newPassword`, in any form that has them: the password with its meter, and once more. */
export function NewPasswordFields({ label, register, errors, typed }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        measured={typed}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}
