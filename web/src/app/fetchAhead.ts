import { isSignedIn } from '../client/session.ts';
import { fetchLazyRoutes, fetchRouteComponents } from './AppRoutes.tsx';
import { whenIdle } from './whenIdle.ts';

/** Addresses of the most visited pages. */
const likely = ['/assessment/0', '/report/0', '/systems/0'];

/** Users in data-saving mode do not get pages that they may never open. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Starts with the first movement. Fetches the page behind a link that is pointed at or focused. When idle, fetches the likely next pages,
 * or for a guest the routes to them.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  for (const event of ['pointerover', 'focusin'] as const) document.addEventListener(event, towards, { passive: true });
  whenIdle(() => {
    if (isSignedIn()) likely.forEach(quietly);
    else fetchLazyRoutes().catch(() => undefined);
  });
}

function towards({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  quietly(link.pathname);
}

/** A failed prefetch is reported only when the page is opened. */
const quietly = (path: string) => void fetchRouteComponents(path).catch(() => undefined);
