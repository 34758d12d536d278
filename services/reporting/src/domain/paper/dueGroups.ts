import { longDate } from '@aicp/compliance/law/calendar';
import type { Gap } from '@aicp/compliance/scoring/verdict';

type Group = { title: string; members: Gap[] };

const severities = ['critical', 'high', 'medium', 'low'] as const;
const bySeverity = (one: Gap, other: Gap) => severities.indexOf(one.severity) - severities.indexOf(other.severity);

/**
 * Gaps under the day from which they count, soonest first, the most severe of each first. What was due on the report's day is due now.
 */
export function dueGroups(gaps: readonly Gap[]): Group[] {
  const groups = new Map<string, Group>();
  for (const gap of gaps.toSorted(bySeverity)) {
    const [order, title] = placeOf(gap);
    const group = groups.get(order) ?? { title, members: [] };
    group.members.push(gap);
    groups.set(order, group);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

function placeOf(gap: Gap): [order: string, title: string] {
  const { appliesFrom, state } = gap;
  if (state === 'in_force') return ['1', 'Due now'];
  if (state === 'conditional') return ['3', 'Only if something happens'];
  if (state === null) return ['4', 'Expected, though no law asks for it here'];
  return appliesFrom ? [`2 ${appliesFrom}`, `From ${longDate(appliesFrom)}`] : ['2 later', 'Later'];
}
