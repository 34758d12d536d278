import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Spinner } from '../ui/Spinner.tsx';
import { useToasts } from '../ui/toast.ts';
import { Arrival } from './Arrival.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { UnverifiedLine } from './UnverifiedLine.tsx';

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
