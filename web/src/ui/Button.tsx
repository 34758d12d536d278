import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ReadOnly } from './ReadOnly.ts';
import { toast } from './toast.ts';

type Look = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'towardsDanger';
  size?: 'medium' | 'small' | 'tiny' | 'large';
};

const looks = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-edge hover:border-ink',
  quiet: 'bg-transparent text-muted border-transparent hover:text-ink hover:bg-none-soft',
  danger: 'bg-high text-on-accent border-transparent hover:brightness-90',
  // Opens the confirmation of a dangerous action.
  towardsDanger: 'bg-surface text-high border-edge hover:border-high',
};
const sizes = {
  /** For rows of a table. */
  tiny: 'h-7 px-2 text-xs pointer-coarse:h-11',
  small: 'h-8 px-3 text-sm',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
};

function classes({ look = 'secondary', size = 'medium' }: Look, more = ''): string {
  return `inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap
    transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-none-soft disabled:text-muted aria-disabled:cursor-not-allowed
    aria-disabled:border-line aria-disabled:bg-none-soft aria-disabled:text-muted ${looks[look]} ${sizes[size]} ${more}`;
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** The reason why the user may not do it. The button stays, and pressing it shows the reason instead. */
    refused?: string | undefined;
  };

/** The only button component. Its label names the action. */
export function Button({ look, size, className, type = 'button', refused, ...rest }: ButtonProps) {
  const readOnly = useContext(ReadOnly);
  if (refused && refused === readOnly) return null;
  const refusal = refused && {
    'aria-disabled': true,
    title: refused,
    onClick(event: MouseEvent) {
      event.preventDefault();
      toast({ title: 'You cannot do this', text: refused });
    },
  };
  return <button type={type} className={classes({ look, size }, className)} {...rest} {...refusal} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & LinkProps) {
  return <Link className={classes({ look, size }, className)} {...rest} />;
}
