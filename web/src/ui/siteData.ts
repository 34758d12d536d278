/** A storage of the browser; what it refuses, because site data is blocked or there is no room left, is kept until the page is left. */
function area(storage: () => Storage) {
  const unsaved = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return unsaved.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** @returns whether it is stored beyond this page */
    set(key: string, value: string): boolean {
      unsaved.set(key, value);
      try {
        storage().setItem(key, value);
        return unsaved.delete(key);
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      unsaved.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** What stays on this device, for all tabs. */
export const onDevice = area(() => localStorage);
/** What stays for as long as this tab. */
export const inTab = area(() => sessionStorage);

/** Whether cookies are blocked: without them no one can sign in. */
export const areCookiesBlocked = (): boolean => !navigator.cookieEnabled;

/** To the other tabs of this browser; undefined where it is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * A thing that one tab of this browser does at a time, and a channel between them; undefined if the browser offers neither, as without
 * https.
 */
export function openTurns(name: string) {
  const channel = 'locks' in navigator ? openChannel(name) : undefined;
  if (!channel) return undefined;
  return {
    channel,
    tab: crypto.randomUUID(),
    /** Does it when it is this tab's turn, which ends with the promise; `signal` gives up waiting. */
    take(signal: AbortSignal, work: () => Promise<void>): void {
      navigator.locks.request(name, { signal }, work).catch(() => {});
    },
  };
}

/** @returns whether it is in the clipboard: browsers offer none without https, or ask and are refused */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
