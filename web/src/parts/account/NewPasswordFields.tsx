import { useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordMeter } from '../../ui/PasswordMeter.tsx';
import { LEAST, passwordStrength } from '../../ui/passwordStrength.ts';
import { useProduct } from '../useProduct.ts';
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
  const { trial } = useProduct();
  // What is wrong is said once the field was left, and goes as soon as it is put right.
  const [left, setLeft] = useState(false);
  const [repeated, setRepeated] = useState('');
  // A trial takes what is too short, with a warning.
  const isTooShort = left && !trial && passwordStrength(typed).level === 1;
  const differs = repeated !== '' && repeated !== typed;
  const [password, confirmPassword] = [register('password'), register('confirmPassword')];
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={<PasswordMeter password={typed} />}
        error={
          errors.password?.message ?? (isTooShort ? `Too short. At least ${LEAST} characters are required.` : undefined)
        }
        {...password}
        onBlur={event => {
          setLeft(true);
          return password.onBlur(event);
        }}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message ?? (differs ? "Passwords don't match" : undefined)}
        {...confirmPassword}
        onChange={event => {
          if (repeated) setRepeated(event.target.value);
          return confirmPassword.onChange(event);
        }}
        onBlur={event => {
          setRepeated(event.target.value);
          return confirmPassword.onBlur(event);
        }}
      />
    </>
  );
}
