import { Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { knownUser, useSession } from '../client/session.ts';
import { lazyComponent } from '../parts/lazyComponent.ts';
import { toRegister } from '../parts/toRegister.ts';
import { useProduct } from '../parts/useProduct.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { productName } from '../ui/productName.ts';
import { useLazyComponent } from '../ui/useLazyComponent.ts';
import { isOwnPage } from './hasRail.ts';
import { NavigationLink } from './NavigationLink.tsx';

export const signedInParts = () => import('./signedInParts.ts');
export const SignedInLinks = lazyComponent(() => signedInParts().then(module => module.SignedInLinks));

/** @param railed whether the page has the rail, whose edges the bar shares */
export function NavigationBar({ railed }: { railed: boolean }) {
  const { key } = useLocation();
  // The menu belongs to the page where it was opened: navigating closes it, even to the same page.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const menu = useRef<HTMLButtonElement>(null);
  const [Sheet, fetchSheet] = useLazyComponent(() =>
    import('./NavigationSheet.tsx').then(part => part.NavigationSheet),
  );

  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div
        id="bar"
        className={`mx-auto flex min-h-14 items-center justify-between gap-x-2 px-4 sm:gap-x-6 sm:px-6 ${railed ? 'max-w-frame' : 'max-w-280'}`}
      >
        <Link to="/" className="flex shrink-0 items-center gap-2.5 py-3 font-serif text-lg font-semibold">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-control bg-ink text-base text-canvas"
          >
            §
          </span>
          {productName}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? 'navigation-sheet' : undefined}
          ref={menu}
          onClick={async () => (await fetchSheet()) && setOpenAt(key)}
          className="h-11 rounded-control border border-edge px-4 text-sm font-medium lg:hidden"
        >
          Menu
        </button>
        <nav aria-label="Main" className="hidden min-w-0 items-center gap-1 lg:flex">
          <Entries />
        </nav>
        {Sheet && open && (
          <Sheet onClose={() => setOpenAt(undefined)} onReturn={() => menu.current?.focus()}>
            <Entries inSheet />
          </Sheet>
        )}
      </div>
    </header>
  );
}

function Entries({ inSheet = false }) {
  const session = useSession();
  const { pathname } = useLocation();
  const { plans } = useProduct();
  const user = knownUser(session);
  // On a page that needs an account, keep the signed-in links while the server cannot tell who the visitor is.
  if (user || (session.status === 'unreachable' && isOwnPage(pathname)))
    return (
      <Suspense>
        <SignedInLinks user={user ?? null} inSheet={inSheet} />
      </Suspense>
    );
  if (session.status === 'loading') return null;
  return (
    <>
      <NavigationLink to="/#features">Features</NavigationLink>
      {plans && <NavigationLink to="/pricing">Pricing</NavigationLink>}
      {/* Not for users who may be signed in. */}
      {session.status === 'guest' && (
        <>
          <NavigationLink to="/auth">Login</NavigationLink>
          <ButtonLink {...toRegister} look="primary" className="max-lg:mt-2 max-lg:h-12 lg:ml-2">
            Start Free Assessment
          </ButtonLink>
        </>
      )}
    </>
  );
}
