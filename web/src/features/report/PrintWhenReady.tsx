import { useEffect } from 'react';

const DELAY = 500;

/** Opens the browser's print dialog 500 ms after the page was opened, and not before its fonts are loaded. */
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
