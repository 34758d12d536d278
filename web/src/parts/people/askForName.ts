import { useSyncExternalStore } from 'react';
import { inTab } from '../../ui/siteData.ts';

const NEXT = 'askForName';
/** Whether the page before this one has said that the person is to be asked. */
let isDue = inTab.get(NEXT) !== null;

/** Resolvers of the callers that wait until the person has answered. */
let waiting: readonly ((accountVersion?: number) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for the person's full name (NameDialog), once: resolves when they have answered, or at once if they need not be asked.
 * @returns the version of the account that has the name, if they have just typed it
 */
export function askForName(): Promise<number | undefined> {
  return new Promise(resolve => set([...waiting, resolve]));
}

/** Asks on the page that follows: after a change of organisation everything is loaded again. */
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
