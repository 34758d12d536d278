import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button to show the text. Pasting and password managers work as usual. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="h-8 min-w-14 pointer-coarse:min-h-10 rounded-control px-2 text-xs font-medium text-muted hover:bg-none-soft hover:text-ink"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}
