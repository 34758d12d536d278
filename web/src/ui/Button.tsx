import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type Look = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'towardsDanger';
  size?: 'medium' | 'small' | 'large';
};

const looks = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-edge hover:border-ink',
  quiet: 'bg-transparent text-muted border-transparent hover:text-ink hover:bg-none-soft',
  danger: 'bg-high text-on-accent border-transparent hover:brightness-90',
  // Opens what asks before the danger itself.
  towardsDanger: 'bg-surface text-high border-edge hover:border-high',
};
const sizes = { small: 'h-8 px-3 text-sm', medium: 'h-10 px-4 text-sm', large: 'h-12 px-6 text-base' };

function classes({ look = 'secondary', size = 'medium' }: Look, more = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap
    transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${looks[look]} ${sizes[size]} ${more}`;
}

/** The one button of the product. Its words say what happens. */
export function Button({ look, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes({ look, size }, className)} {...rest} />;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & LinkProps) {
  return <Link className={classes({ look, size }, className)} {...rest} />;
}
