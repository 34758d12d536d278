import { useSyncExternalStore } from 'react';

type Product = {
  /** Whether this is the embedded default, in which limits are advisory and nothing is charged. */
  trial: boolean;
  /** Whether anything is for sale; otherwise everything is included. */
  plans: boolean;
};

/** Without an answer nothing is claimed. */
const UNKNOWN: Product = { trial: false, plans: true };

let product = UNKNOWN;
let asked = false;
const listeners = new Set<() => void>();

/** Asked once per visit, beside the first paint and never in its way. */
async function load() {
  asked = true;
  try {
    const answer = await fetch('/api/product');
    if (answer.ok) product = { ...UNKNOWN, ...(await answer.json()) };
    for (const listener of listeners) listener();
  } catch {
    // it stays unknown
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!asked) load();
  return () => listeners.delete(listener);
}

/** What kind of product this is. */
export const useProduct = (): Product =>
  useSyncExternalStore(
    subscribe,
    () => product,
    () => UNKNOWN,
  );
