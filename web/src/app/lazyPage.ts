import { type ComponentType, lazy } from 'react';

const RELOADED = 'reloadedForChunk';

/**
 * A page that is fetched when it is first shown. A chunk that is gone, because a new version was released meanwhile,
 * loads the page again, once; after that the error boundary speaks.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      const component = await load();
      sessionStorage.removeItem(RELOADED);
      return { default: component };
    } catch (error) {
      if (!navigator.onLine || sessionStorage.getItem(RELOADED)) throw error;
      sessionStorage.setItem(RELOADED, 'yes');
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
