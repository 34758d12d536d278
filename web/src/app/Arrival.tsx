import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

type Props = { main: RefObject<HTMLElement | null>; shown: RefObject<string> };

/**
 * Stands beside a page, inside what waits for it: a new page begins at its top, or at the place that its address names,
 * and the keyboard with it. Someone who goes back stays where the browser put them.
 */
export function Arrival({ main, shown }: Props) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const place = hash && document.getElementById(hash.slice(1));
    if (isNew) main.current?.focus({ preventScroll: true });
    if (place) place.scrollIntoView();
    else if (isNew && type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, type, main, shown]);
  return null;
}
