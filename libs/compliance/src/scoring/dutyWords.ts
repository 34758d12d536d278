import type { DutyStatus } from './verdict.ts';

/** The state of a duty in words: the same on every page, report and document. */
export const dutyWords: Readonly<Record<DutyStatus, string>> = {
  met: 'Met',
  partly: 'Partly in place',
  open: 'Missing',
  unknown: 'Not known',
  not_applicable: 'Not applicable',
  other_party: 'Another party’s duty',
};

/** The states in which a duty leaves a gap. */
export const GAP_STATES = ['partly', 'open', 'unknown'] as const satisfies readonly DutyStatus[];
export type GapState = (typeof GAP_STATES)[number];

export const isGapState = (status: DutyStatus): status is GapState => GAP_STATES.some(state => state === status);

/** "22 met, 1 partly in place, 16 missing". */
export function countedStates(duties: readonly { status: DutyStatus }[]): string {
  return (['met', ...GAP_STATES] as const)
    .flatMap(state => {
      const count = duties.filter(({ status }) => status === state).length;
      return count > 0 ? [`${count} ${dutyWords[state].toLowerCase()}`] : [];
    })
    .join(', ');
}
