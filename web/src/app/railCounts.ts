import { useSyncExternalStore } from 'react';

/** The counts next to the entries of the rail; undefined until they are known. */
export type RailCounts = {
  actions?: number | undefined;
  overdue?: number | undefined;
  lawChanges?: number | undefined;
};

const unknown: RailCounts = {};
let counts = unknown;
const listeners = new Set<() => void>();

export function setRailCounts(next: RailCounts): void {
  counts = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read by the rail and by the sheet, asked for once (useRailCounts.ts). */
export const useKnownCounts = (): RailCounts =>
  useSyncExternalStore(
    listen,
    () => counts,
    () => unknown,
  );
