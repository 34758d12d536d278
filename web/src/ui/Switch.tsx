import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch that takes effect at once. */
export function Switch({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-11 shrink-0 rounded-full border border-edge bg-none-soft transition-colors
          data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55"
      >
        <Radix.Thumb
          className="block size-4 translate-x-1 rounded-full bg-muted transition-transform
            data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent"
        />
      </Radix.Root>
    </div>
  );
}
