import { type ComponentType, lazy } from 'react';

const RELOADED = 'reloadedForChunk';
const ONCE_IN_MS = 60_000;

/**
 * A page, or a part of one, that is fetched when it is first shown. A chunk that is gone, because a new version was
 * released in between, loads the page again; if that was done a moment ago, the error boundary speaks.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      const last = Number(sessionStorage.getItem(RELOADED));
      if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) throw error;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
