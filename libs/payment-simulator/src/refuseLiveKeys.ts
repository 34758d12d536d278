export const isLiveKey = (key: string) => /^(sk|rk|pk)_live_/.test(key);

/** The simulator charges nobody, so it must never be taken for what does. */
export function refuseLiveKeys(...keys: string[]): void {
  if (!keys.some(isLiveKey)) return;
  throw new Error('The payment simulator cannot be started with live keys.');
}
