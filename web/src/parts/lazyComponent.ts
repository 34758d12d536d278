import { type ComponentType, createElement, lazy } from 'react';
import type { Params } from 'react-router-dom';
import { inTab } from '../ui/siteData.ts';

const RELOADED = 'reloadedForChunk';
const ONCE_IN_MS = 60_000;

/** A page may declare its queries, so that they are sent while the page is still being rendered. */
type Asking<Props> = ComponentType<Props> & { ask?: (props: Props, params: Readonly<Params>) => void };

/**
 * A page, or a part of one, that is fetched when first shown. If its chunk is gone because of a new release, the page reloads. If it has
 * just reloaded, the error boundary is shown instead.
 *
 * A component that `fetch` has already fetched is rendered in the first pass. Otherwise React would show a fallback for 300 ms; this way
 * a prerendered page is hydrated as a whole.
 */
export function lazyComponent<Props extends object>(load: () => Promise<Asking<Props>>) {
  let fetched: Asking<Props> | undefined;
  const fetch = async () => {
    fetched = await load();
  };
  const later = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      const last = Number(inTab.get(RELOADED));
      if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) throw error;
      // If this cannot be stored, the page would reload again and again.
      if (!inTab.set(RELOADED, String(Date.now()))) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  };
  const Later = lazy(later);
  // Chosen once: switching between the two would mount the component again.
  let shown: ComponentType<Props> | undefined;
  return Object.assign(
    (props: Props) => {
      shown ??= fetched ?? (Later as ComponentType<Props>);
      return createElement<Props>(shown, props);
    },
    { fetch, ask: (props: Props, params: Readonly<Params>) => fetched?.ask?.(props, params) },
  );
}
