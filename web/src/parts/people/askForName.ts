import { useSyncExternalStore } from 'react';
import { inTab } from '../../ui/siteData.ts';

const NEXT = 'askForName';
/** Whether the previous page has requested that the user be asked. */
let isDue = inTab.get(NEXT) !== null;

/** Resolvers of the callers that wait for the user's answer. */
let waiting: readonly ((accountVersion?: number) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks once for the user's full name (NameDialog). Resolves when they have answered, or at once if they need not be asked.
 * @returns the version of the account that has the name, if they have just typed it
 */
export function askForName(): Promise<number | undefined> {
  return new Promise(resolve => set([...waiting, resolve]));
}

/** Asks on the next page, because after a change of organisation everything is loaded again. */
export const askForNameNext = () => inTab.set(NEXT, 'yes');

export function settleName(accountVersion?: number): void {
  inTab.remove(NEXT);
  isDue = false;
  const settled = waiting;
  set([]);
  for (const resolve of settled) resolve(accountVersion);
}

export const useNameAsked = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isDue || waiting.length > 0,
    () => false,
  );
