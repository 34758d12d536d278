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
/** The session in which they were counted. */
let session = sessionLifetime();
const listeners = new Set<() => void>();

/** What was counted takes the place of what was known; what could not be counted stays as it was. */
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

/** The counts of this session; none of an earlier one, which may have been another person's. */
export const knownCounts = (): RailCounts => (session.aborted ? unknown : counts);

/** Whether what a notice of the server tells of may have changed the counts; undefined: something may have been missed. */
export const mayChangeCounts = (notice: string | undefined): boolean =>
  notice !== undefined && notice !== 'notifications' && !notice.startsWith('assessment ');

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read by the rail and by the sheet, asked for once (useRailCounts.ts). */
export const useKnownCounts = (): RailCounts => useSyncExternalStore(listen, knownCounts, () => unknown);
