import { type ComponentProps, type ReactNode, useId } from 'react';

type Described = { label: ReactNode; error?: string | undefined; hint?: ReactNode };

const control = `w-full rounded-control border bg-surface px-3 text-base text-ink placeholder:text-faint
  hover:border-ink aria-invalid:border-high`;

/** A label, the control, and below it the hint or the error in red. */
function Labelled({ id, label, error, hint, children }: Described & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-high">
          {error}
        </p>
      )}
    </div>
  );
}

function describe(id: string, { error, hint }: Pick<Described, 'error' | 'hint'>) {
  return { id, 'aria-invalid': !!error, 'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined };
}

type FieldProps = Described & ComponentProps<'input'> & { trailing?: ReactNode };

/** `trailing` is shown inside the field, at its end. */
export function Field({ label, error, hint, trailing, ...rest }: FieldProps) {
  const id = useId();
  return (
    <Labelled {...{ id, label, error, hint }}>
      <div className="relative">
        <input
          dir="auto"
          {...rest}
          {...describe(id, { error, hint })}
          className={`${control} h-11 border-edge ${trailing ? 'pr-18' : ''}`}
        />
        {trailing && <div className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</div>}
      </div>
    </Labelled>
  );
}

export function TextArea({ label, error, hint, ...rest }: Described & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled {...{ id, label, error, hint }}>
      <textarea
        dir="auto"
        rows={3}
        {...rest}
        {...describe(id, { error, hint })}
        className={`${control} border-edge py-2.5`}
      />
    </Labelled>
  );
}

/** The platform's own list, which suits every screen, keyboard and screen reader. */
export function Select({ label, error, hint, children, ...rest }: Described & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled {...{ id, label, error, hint }}>
      <select {...rest} {...describe(id, { error, hint })} className={`${control} h-11 border-edge`}>
        {children}
      </select>
    </Labelled>
  );
}
