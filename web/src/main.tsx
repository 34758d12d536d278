import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { askAhead, fetchRouteComponents } from './app/AppRoutes.tsx';
import { isSignedIn, loadSession } from './client/session.ts';
import { DRAWN_SKELETON } from './ui/Skeleton.tsx';

// What forced colours, fingers and low windows need: the first paint need not wait for it.
void import('./access.css').catch(() => {});

// For people without an account: their own page, which asks for no session.
if (/^\/s\/?$/i.test(window.location.pathname)) void import('./app/byLink.tsx');
else void start(loadSession());

async function start(session: Promise<void>) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The build has drawn the public pages already (web/publicPages.ts): they are painted before React takes them over. Of a page
  // that is someone's own it has drawn the skeleton, which stays until it is known whose.
  const isSkeleton = root.firstElementChild?.id === DRAWN_SKELETON;
  const isDrawn = root.hasChildNodes() && !isSkeleton;
  // A chunk that fails is handled where it is drawn.
  const parts = fetchRouteComponents(window.location.pathname).catch(() => undefined);
  await Promise.all([parts, isDrawn && nextPaint(), isSkeleton && session]);
  if (isSkeleton && isSignedIn() && !window.pageAsked) askAhead(window.location.pathname);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // In short pieces, between which the browser answers to its reader.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  addEventListener('pointermove', () => void import('./app/fetchAhead.ts').then(ahead => ahead.fetchAhead()), {
    once: true,
  });
}

/** Resolves after the browser has painted; in a tab that no one sees, soon. */
function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
