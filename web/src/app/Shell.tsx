import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { knownUser, useSession } from '../client/session.ts';
import { REMINDER_DISMISSED } from '../parts/account/reminderDismissed.ts';
import { lazyComponent } from '../parts/lazyComponent.ts';
import { useProduct } from '../parts/useProduct.ts';
import { productName } from '../ui/productName.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { inTab } from '../ui/siteData.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { useToasts } from '../ui/toast.ts';
import { Arrival } from './Arrival.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { hasRail } from './hasRail.ts';
import { NavigationBar, signedInParts } from './NavigationBar.tsx';
import { useOnline } from './useOnline.ts';

// If even the code of a message cannot be loaded, the page must survive.
const Toaster = lazy<ComponentType>(() =>
  import('../ui/Toaster.tsx').then(
    module => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

export const Rail = lazyComponent(() => signedInParts().then(module => module.Rail));

/**
 * The frame of every page. A page opened for printing has none.
 * @param skeleton whether the prerendered page has a rail
 */
export function Shell({ skeleton = false }: { skeleton?: boolean }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const user = knownUser(session);
  const railed = skeleton || (session.status !== 'guest' && hasRail(pathname));
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
      <NavigationBar railed={railed} />
      <OfflineLine />
      <div className={railed ? 'mx-auto flex w-full max-w-frame flex-1' : 'contents'}>
        {railed && (
          <div className="rail-place no-print">
            {(user || session.status === 'unreachable') && (
              <Suspense>
                <Rail user={user ?? null} />
              </Suspense>
            )}
          </div>
        )}
        <div className={railed ? 'flex min-w-0 flex-1 flex-col' : 'contents'}>
          <main id="main" ref={main} tabIndex={-1} className="flex-1">
            {/* Within: it comes together with the page, which it would move otherwise. */}
            {railed && <UnverifiedLine />}
            {page}
          </main>
          <Footer railed={railed} />
        </div>
      </div>
      <CookieBanner />
      {/* A live region stays readable next to an open dialog; each message announces itself. */}
      <div aria-live="off">
        <Toasts />
      </div>
    </div>
  );
}

/** The code for messages is fetched with the first message. */
function Toasts() {
  return (
    useToasts().length > 0 && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

/** Shows that the connection is lost. The line always exists, so that it can be announced. */
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

// If this line cannot be fetched, the page still works.
const VerifyReminder = lazy(() =>
  import('../features/verifyEmail/VerifyReminder.tsx').then(
    module => ({ default: module.VerifyReminder }),
    () => ({ default: () => null }),
  ),
);

/**
 * Asks unverified users to verify their address, above the pages with a rail: not on pages for a single task, nor on pages shown before the
 * session is known, which it would move. Its place is kept while it loads.
 */
function UnverifiedLine() {
  const session = useSession();
  if (session.status !== 'user' || session.user.isEmailVerified) return;
  if (inTab.get(REMINDER_DISMISSED)) return;
  return (
    <Suspense fallback={<div className="box-content h-11 pointer-coarse:h-14 border-b border-transparent" />}>
      <VerifyReminder />
    </Suspense>
  );
}

function Footer({ railed }: { railed: boolean }) {
  const { trial } = useProduct();
  return (
    <footer className="no-print border-t border-line">
      <div
        className={`flex max-w-280 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-muted sm:px-6 ${railed ? '' : 'mx-auto'}`}
      >
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
