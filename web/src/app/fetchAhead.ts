import { isSignedIn } from '../client/session.ts';
import { fetchLazyRoutes, fetchRouteComponents } from './AppRoutes.tsx';
import { whenIdle } from './whenIdle.ts';

/** Addresses of the pages that come most often. */
const likely = ['/assessment/0', '/report/0', '/systems/0'];

/** People who save data are not sent what they may never open. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * From the first movement on: the page behind a link that is pointed at or focused, and when idle those that come next, or
 * for a guest the routes that lead to them.
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

/** What cannot be fetched ahead is told of when it is asked for. */
const quietly = (path: string) => void fetchRouteComponents(path).catch(() => undefined);
