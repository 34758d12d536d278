import { useSyncExternalStore } from 'react';

/** Resolvers of the callers that wait until the person has answered. */
let waiting: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for the person's full name (NameDialog), once: resolves when they have answered, or at once if they need not be asked. */
export function askForName(): Promise<void> {
  return new Promise(resolve => set([...waiting, resolve]));
}

export function settleName(): void {
  const settled = waiting;
  set([]);
  for (const resolve of settled) resolve();
}

export const useNameAsked = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
