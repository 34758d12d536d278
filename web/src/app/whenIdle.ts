const AT_LATEST_MS = 2_000;

/** Runs deferred work when the browser is idle, or after a delay if the browser cannot tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, AT_LATEST_MS);
}
