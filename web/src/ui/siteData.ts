/** A browser storage. Values that it refuses, because site data is blocked or it is full, are kept until the page is left. */
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

/** Storage on this device, shared by all tabs. */
export const onDevice = area(() => localStorage);
/** Storage for the lifetime of this tab. */
export const inTab = area(() => sessionStorage);

/** Whether cookies are blocked; without them no one can sign in. */
export const areCookiesBlocked = (): boolean => !navigator.cookieEnabled;

/** A channel to the other tabs of this browser; undefined if blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * A lock that one tab of this browser holds at a time, and a channel between the tabs. Undefined if the browser lacks either of them, for example without HTTPS.
 */
export function openTurns(name: string) {
  const channel = 'locks' in navigator ? openChannel(name) : undefined;
  if (!channel) return undefined;
  return {
    channel,
    tab: crypto.randomUUID(),
    /** Runs the work when it is this tab's turn, which ends with the promise; `signal` stops the waiting. */
    take(signal: AbortSignal, work: () => Promise<void>): void {
      navigator.locks.request(name, { signal }, work).catch(() => {});
    },
  };
}

/** @returns whether it is in the clipboard; browsers offer none without https, or the user refuses */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
