import { longDate } from '@aicp/compliance/law/calendar';
import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { BEFORE_ITS_DATE, waitsFor } from '@aicp/compliance/law/waitsFor';
import type { Gap } from '@aicp/compliance/scoring/verdict';

type Group = { title: string; members: Gap[] };

const severities = ['critical', 'high', 'medium', 'low'] as const;
const bySeverity = (one: Gap, other: Gap) => severities.indexOf(one.severity) - severities.indexOf(other.severity);

/**
 * Groups gaps by the date from which they count, soonest first, with the most severe first in each group. @param day the report's date,
 * ISO
 */
export function dueGroups(gaps: readonly Gap[], day: string, jurisdiction: Jurisdiction): Group[] {
  const groups = new Map<string, Group>();
  for (const gap of gaps.toSorted(bySeverity)) {
    const [order, title] = placeOf(gap, day, jurisdiction);
    const group = groups.get(order) ?? { title, members: [] };
    group.members.push(gap);
    groups.set(order, group);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

function placeOf(gap: Gap, day: string, jurisdiction: Jurisdiction): [order: string, title: string] {
  const { appliesFrom, state, citation } = gap;
  if (state === 'in_force' && citation.appliesFrom && citation.appliesFrom > day) return ['0', BEFORE_ITS_DATE];
  if (state === 'in_force') return ['1', `Applicable on ${longDate(day)}`];
  if (state === 'conditional') return ['3', 'Only if a certain event occurs'];
  if (state === null) return ['4', 'Expected, though no law requires it here'];
  return appliesFrom ? [`2 ${appliesFrom}`, `From ${longDate(appliesFrom)}`] : ['2 later', waitsFor[jurisdiction]];
}
