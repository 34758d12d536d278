import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { askAhead, fetchRouteComponents } from './app/AppRoutes.tsx';
import { isSignedIn, loadSession } from './client/session.ts';
import { DRAWN_SKELETON } from './ui/Skeleton.tsx';

// Styles for forced colours, touch and low windows; the first paint does not wait for them.
void import('./access.css').catch(() => {});

// The separate page for people without an account, which requests no session.
if (/^\/s\/?$/i.test(window.location.pathname)) void import('./app/byLink.tsx');
else void start(loadSession());

async function start(session: Promise<void>) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The build has prerendered the public pages (web/publicPages.ts), and React hydrates them after the first paint. For signed-in pages
  // it has prerendered a skeleton, which stays until the session is known.
  const isSkeleton = root.firstElementChild?.id === DRAWN_SKELETON;
  const isDrawn = root.hasChildNodes() && !isSkeleton;
  // A failed chunk is reported where it is rendered.
  const parts = fetchRouteComponents(window.location.pathname).catch(() => undefined);
  await Promise.all([parts, isDrawn && nextPaint(), isSkeleton && session]);
  if (isSkeleton && isSignedIn() && !window.pageAsked) askAhead(window.location.pathname);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Renders in short pieces, so that the browser stays responsive.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  addEventListener('pointermove', () => void import('./app/fetchAhead.ts').then(ahead => ahead.fetchAhead()), {
    once: true,
  });
}

/** Resolves after the browser has painted; soon if the tab is hidden. */
function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
