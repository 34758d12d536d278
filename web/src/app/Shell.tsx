import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../client/session.ts';
import { REMINDER_DISMISSED } from '../parts/account/reminderDismissed.ts';
import { useProduct } from '../parts/useProduct.ts';
import { productName } from '../ui/productName.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { inTab } from '../ui/siteData.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { useToasts } from '../ui/toast.ts';
import { Arrival } from './Arrival.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { useOnline } from './useOnline.ts';

// A message that cannot be drawn, because even its code cannot be fetched, must not take the page with it.
const Toaster = lazy<ComponentType>(() =>
  import('../ui/Toaster.tsx').then(
    module => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** What stands around every page. A page opened for printing stands alone. */
export function Shell() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  const page = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Spinner />}>
        <Outlet />
        <Arrival main={main} shown={shown} />
      </Suspense>
    </ErrorBoundary>
  );
  if (new URLSearchParams(search).has('print')) return <main>{page}</main>;

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-accent
          focus:px-4 focus:py-2 focus:text-sm focus:text-on-accent"
      >
        Skip to content
      </a>
      <NavigationBar />
      <OfflineLine />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        {/* Within: it comes together with the page, which it would move otherwise. */}
        <UnverifiedLine />
        {page}
      </main>
      <Footer />
      <CookieBanner />
      {/* A region that speaks is left readable beside an open dialog; each message announces itself. */}
      <div aria-live="off">
        <Toasts />
      </div>
    </div>
  );
}

/** The notifications' machinery is fetched with the first message. */
function Toasts() {
  return (
    useToasts().length > 0 && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

/** Says, while it lasts, that the connection is gone. The line is always there to be announced from. */
function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="bg-medium-soft px-4 py-2 text-center text-sm text-medium">
          You are offline. Your saved data is safe, but new changes cannot be saved until you are back online.
        </p>
      )}
    </div>
  );
}

// A line that cannot be fetched is not worth a broken page.
const VerifyReminder = lazy(() =>
  import('../features/verifyEmail/VerifyReminder.tsx').then(
    module => ({ default: module.VerifyReminder }),
    () => ({ default: () => null }),
  ),
);

// One question or one payment at a time, and nothing next to it; where the verifying itself is done; and pages that are read
// before it is known who is there, which it would move.
const WITHOUT = /^\/($|pricing|privacy|terms|imprint|security|method|2-december|verify|subscribe|(uk\/)?assessment\/)/;

/** Asks unverified users to verify their address, above most pages. Its place is kept while it is fetched. */
function UnverifiedLine() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user' || session.user.isEmailVerified || WITHOUT.test(pathname)) return;
  if (inTab.get(REMINDER_DISMISSED)) return;
  return (
    <Suspense fallback={<div className="box-content h-11 border-b border-transparent" />}>
      <VerifyReminder />
    </Suspense>
  );
}

function Footer() {
  const { trial } = useProduct();
  return (
    <footer className="no-print border-t border-line">
      <div className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-muted sm:px-6">
        <p>
          {productName} gives guidance, not legal advice.
          {trial && ' This is a trial: it runs on this machine only, and nothing is charged.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {['Privacy', 'Terms', 'Imprint', 'Security', 'Method'].map(page => (
            <Link
              key={page}
              to={`/${page.toLowerCase()}`}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
            >
              {page}
            </Link>
          ))}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
