import { type ComponentType, createElement, lazy } from 'react';
import type { Params } from 'react-router-dom';
import { inTab } from '../ui/siteData.ts';

const RELOADED = 'reloadedForChunk';
const ONCE_IN_MS = 60_000;

/** A page may say what it will ask the server, so that this is asked while the page is still being drawn. */
type Asking<Props> = ComponentType<Props> & { ask?: (props: Props, params: Readonly<Params>) => void };

/**
 * A page, or a part of one, that is fetched when it is first shown. A chunk that is gone, because a new version was
 * released in between, loads the page again; if that was done a moment ago, the error boundary speaks.
 *
 * What `fetch` has fetched before is drawn in its first round: nothing else is shown in its place, for which React would keep
 * the place 300 ms, and a page that the build has drawn is taken over whole.
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
      // Not remembered, it would be loaded again and again.
      if (!inTab.set(RELOADED, String(Date.now()))) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  };
  const Later = lazy(later);
  // Chosen once: a place that has one of the two would be drawn again for the other.
  let shown: ComponentType<Props> | undefined;
  return Object.assign(
    (props: Props) => {
      shown ??= fetched ?? (Later as ComponentType<Props>);
      return createElement<Props>(shown, props);
    },
    { fetch, ask: (props: Props, params: Readonly<Params>) => fetched?.ask?.(props, params) },
  );
}
