const AT_LATEST_MS = 2_000;

/** Does what can wait until there is nothing else to do, or for a while where the browser cannot tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, AT_LATEST_MS);
}
