import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../client/session.ts';
import { lazyPart } from '../parts/lazyPart.ts';
import { useProduct } from '../parts/useProduct.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { productName } from '../ui/productName.ts';
import { NavigationLink } from './NavigationLink.tsx';

const SignedInLinks = lazyPart(() => import('./SignedInLinks.tsx').then(module => module.SignedInLinks));

export function NavigationBar() {
  const session = useSession();
  const { key } = useLocation();
  // The menu belongs to the place where it was opened: going somewhere closes it, on the same page too.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const menu = useRef<HTMLButtonElement>(null);
  const { trial, plans } = useProduct();

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpenAt(undefined);
    menu.current?.focus();
  }

  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-280 flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <Link to="/" className="flex items-center gap-2.5 py-3 font-serif text-lg font-semibold">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-control bg-ink text-base text-canvas"
          >
            §
          </span>
          {productName}
          {trial && (
            <span className="rounded-control bg-none-soft px-1.5 font-sans text-xs font-medium text-muted">Trial</span>
          )}
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="navigation"
          ref={menu}
          onClick={() => setOpenAt(open ? undefined : key)}
          onKeyDown={closeByEscape}
          className="h-10 rounded-control border border-edge px-3 text-sm font-medium lg:hidden"
        >
          Menu
        </button>
        <nav
          id="navigation"
          aria-label="Main"
          onKeyDown={closeByEscape}
          className={`${open ? 'flex' : 'hidden'} w-full flex-col gap-1 pb-4 lg:flex lg:w-auto lg:flex-row lg:items-center lg:gap-1 lg:pb-0`}
        >
          {session.status === 'user' && (
            <Suspense>
              <SignedInLinks user={session.user} />
            </Suspense>
          )}
          {(session.status === 'guest' || session.status === 'unreachable') && (
            <>
              <NavigationLink to="/#features">Features</NavigationLink>
              {plans && <NavigationLink to="/pricing">Pricing</NavigationLink>}
              <NavigationLink to="/auth">Login</NavigationLink>
              <ButtonLink to="/auth" look="primary" className="mt-2 lg:mt-0 lg:ml-2">
                Start Free Assessment
              </ButtonLink>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
