import { useEffect } from 'react';

/** Unfolds all sections while the browser prints. */
export function useUnfoldedOnPaper() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const folded of opened) folded.open = true;
    };
    const fold = () => {
      for (const folded of opened) folded.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
}
