import { Link, type LinkProps, useLocation } from 'react-router-dom';

export const navigationLinkClasses = `flex items-center rounded-control px-3 py-2 text-sm font-medium max-lg:min-h-12 max-lg:text-base text-muted decoration-accent decoration-2 underline-offset-8 hover:text-ink
  aria-[current]:text-ink aria-[current]:underline`;

/** A link in the bar; the current page is marked. */
export function NavigationLink({ to, ...rest }: LinkProps & { to: string }) {
  const current = useLocation().pathname === to;
  return <Link to={to} aria-current={current ? 'page' : undefined} className={navigationLinkClasses} {...rest} />;
}
