import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'hint'> & {
  autoComplete: 'current-password' | 'new-password';
  /** What is typed so far: shows how strong it is. Left out for a password that exists already. */
  measured?: string;
};

/** A password, hidden until its reader asks to see it. Pasting and password managers work as anywhere. */
export function PasswordField({ measured, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={measured === undefined ? undefined : <PasswordMeter password={measured} />}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="h-8 min-w-14 rounded-control px-2 text-xs font-medium text-muted hover:bg-none-soft hover:text-ink"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}
