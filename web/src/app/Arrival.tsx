import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { firstPageDrawn } from '../client/firstPage.ts';

type Props = { main: RefObject<HTMLElement | null>; shown: RefObject<string> };

/**
 * Stands next to a page, inside what waits for it: a new page begins at its top, or at the place that its address names,
 * and the keyboard with it. Someone who goes back stays where the browser put them.
 */
export function Arrival({ main, shown }: Props) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(firstPageDrawn, []);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) main.current?.focus({ preventScroll: true });
    if (hash) return arriveAt(hash.slice(1), main.current);
    if (isNew && type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, type, main, shown]);
  return null;
}

const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls to a place, which may come later than the page, unless its reader has gone their own way by then. Returns what ends the waiting. */
function arriveAt(id: string, page: HTMLElement | null): (() => void) | undefined {
  const arrive = () => {
    const place = document.getElementById(id);
    place?.scrollIntoView();
    return place !== null;
  };
  if (arrive() || !page) return;
  const watch = new MutationObserver(() => arrive() && end());
  const end = () => {
    watch.disconnect();
    for (const way of OWN_WAY) removeEventListener(way, end);
  };
  watch.observe(page, { childList: true, subtree: true });
  for (const way of OWN_WAY) addEventListener(way, end, { passive: true });
  return end;
}
