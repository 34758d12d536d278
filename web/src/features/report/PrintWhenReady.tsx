import { useEffect } from 'react';

const DELAY = 500;

/** Asks the browser to print, 500 ms after the page was opened and not before its fonts are there. */
export function PrintWhenReady() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    document.fonts.ready.then(() => {
      timer = setTimeout(() => window.print(), Math.max(0, DELAY - performance.now()));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
