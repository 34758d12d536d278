import { longDate } from '../law/calendar.ts';
import type { Jurisdiction } from '../law/jurisdiction.ts';
import { BEFORE_ITS_DATE, waitsFor } from '../law/waitsFor.ts';

export type DatedGap = {
  severity: 'critical' | 'high' | 'medium' | 'low';
  appliesFrom?: string | null;
  citation?: { appliesFrom?: string | null };
  /** Null if no law requires the gap to be closed. */
  state?: 'in_force' | 'due' | 'conditional' | null | undefined;
};

const SEVERITIES: readonly DatedGap['severity'][] = ['critical', 'high', 'medium', 'low'];

/**
 * Groups gaps by the date from which they count, the gravest first in each group, with continuous numbers. First come those that apply on
 * the report's date, then each later date once, then those that depend on something else.
 * @param day the report's date, ISO
 */
export function byDue<Found extends DatedGap>(gaps: readonly Found[], day: string, jurisdiction: Jurisdiction) {
  const groups = new Map<string, { title: string; isDated: boolean; order: string; members: Found[] }>();
  for (const gap of gaps) {
    const group = groupOf(gap, day, jurisdiction);
    const known = groups.get(group.order) ?? { ...group, members: [] };
    known.members.push(gap);
    groups.set(group.order, known);
  }
  let before = 0;
  return [...groups.values()]
    .sort((one, other) => one.order.localeCompare(other.order))
    .map(({ order: _, members, ...group }) => {
      const start = before + 1;
      before += members.length;
      const gravest = members.toSorted(
        (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
      );
      return { ...group, start, members: gravest };
    });
}

function groupOf({ state, appliesFrom, citation }: DatedGap, day: string, jurisdiction: Jurisdiction) {
  if (state === 'in_force' && (citation?.appliesFrom ?? '') > day)
    return { title: BEFORE_ITS_DATE, isDated: false, order: '' };
  const later = appliesFrom && appliesFrom > day ? appliesFrom : undefined;
  if (state === 'conditional') return { title: 'Only if a certain event occurs', isDated: false, order: '3' };
  if (later && state !== null) return { title: `From ${longDate(later)}`, isDated: true, order: `1 ${later}` };
  if (state === 'due') return { title: waitsFor[jurisdiction], isDated: false, order: '2' };
  if (state === null) return { title: 'Expected, though no law requires it here', isDated: false, order: '4' };
  return { title: `Applicable on ${longDate(day)}`, isDated: true, order: '0' };
}
