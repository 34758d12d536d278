import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { firstPageDrawn } from '../client/firstPage.ts';

type Props = { main: RefObject<HTMLElement | null>; shown: RefObject<string> };

/**
 * Rendered next to a page, inside the same suspense boundary. A new page starts at its top or at the fragment of its address, with the
 * keyboard focus there. After Back the position stays where the browser put it.
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

/**
 * Scrolls to an element that may appear later than the page, unless the reader has scrolled or moved on by then. Returns a function that
 * stops waiting.
 */
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
