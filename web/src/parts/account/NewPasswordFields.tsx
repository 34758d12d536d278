import { useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { MIN_PASSWORD_LENGTH, passwordStrength, STRONG } from '../../ui/passwordStrength.ts';
import { useProduct } from '../useProduct.ts';
import type { newPassword } from './newPassword.ts';

type Name = keyof typeof newPassword;

type Props = {
  /** The label of the first field. */
  label: 'Password' | 'New Password';
  register: (name: Name) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, string>>;
  /** The new password as typed so far. */
  typed: string;
};

/** The two fields of `newPassword`, for any form: the password with its meter, and its repetition. */
export function NewPasswordFields({ label, register, errors, typed }: Props) {
  const { trial } = useProduct();
  // The error appears once the field loses the focus, and disappears as soon as it is corrected.
  const [left, setLeft] = useState(false);
  const [repeated, setRepeated] = useState('');
  // A trial accepts a short password, with a warning.
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
          errors.password?.message ??
          (isTooShort ? `Too short. At least ${MIN_PASSWORD_LENGTH} characters are required.` : undefined)
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

const colours = ['bg-line', 'bg-high', 'bg-high', 'bg-medium', 'bg-low'];

/** Four bars and a sentence of encouragement; the server decides what is accepted. */
function PasswordMeter({ password }: { password: string }) {
  const { level, word } = passwordStrength(password);
  return (
    <>
      <span aria-hidden="true" className="mb-1.5 flex gap-1">
        {[1, 2, 3, 4].map(step => (
          <span key={step} className={`h-1 flex-1 rounded-full ${level >= step ? colours[level] : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite">{[word, advice(password, level)].filter(Boolean).join('. ')}.</span>
    </>
  );
}

function advice(password: string, level: number): string {
  const missing = STRONG - [...password].length;
  if (level === 0) return `At least ${MIN_PASSWORD_LENGTH} characters; ${STRONG} make a strong password`;
  if (level === 1) return `At least ${MIN_PASSWORD_LENGTH} characters are required; ${STRONG} make a strong password`;
  if (level === 4) return '';
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character makes' : 'characters make'} it strong`;
  return 'Avoid repeats and sequences such as "aaaa" and "1234"';
}
