import { useSyncExternalStore } from 'react';
import { sessionLifetime } from '../client/session.ts';

/** The counts next to the entries of the rail; undefined until they are known. */
export type RailCounts = {
  actions?: number | undefined;
  overdue?: number | undefined;
  lawChanges?: number | undefined;
};

const unknown: RailCounts = {};
let counts = unknown;
/** The session in which the counts were read. */
let session = sessionLifetime();
const listeners = new Set<() => void>();

/** Replaces each known count with the new one; keeps those that could not be read. */
export function setRailCounts(counted: RailCounts, countedIn: AbortSignal): void {
  if (countedIn.aborted) return;
  const known = knownCounts();
  counts = {
    actions: counted.actions ?? known.actions,
    overdue: counted.overdue ?? known.overdue,
    lawChanges: counted.lawChanges ?? known.lawChanges,
  };
  session = countedIn;
  for (const listener of listeners) listener();
}

/** The counts of this session. Counts of an earlier session are ignored, because they may be another user's. */
export const knownCounts = (): RailCounts => (session.aborted ? unknown : counts);

/** Whether the change in a server notice may affect the counts. Undefined means that notices may have been missed. */
export const mayChangeCounts = (notice: string | undefined): boolean =>
  notice !== undefined && notice !== 'notifications' && !notice.startsWith('assessment ');

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The counts for the rail and the sheet; RailBell.tsx requests them once for both. */
export const useKnownCounts = (): RailCounts => useSyncExternalStore(listen, knownCounts, () => unknown);
