import { longDate } from '@aicp/compliance/law/calendar';
import type { Finding } from '@aicp/compliance/scoring/assessmentResult';
import type { Gap } from '@aicp/compliance/scoring/verdict';

type Due = Gap | Finding;
type Group = { title: string; members: Due[] };

const severities = ['critical', 'high', 'medium', 'low'] as const;
const bySeverity = (one: Due, other: Due) => severities.indexOf(one.severity) - severities.indexOf(other.severity);

/**
 * Gaps under the day from which they count, soonest first, the most severe of each first. What was due on the report's day is due now;
 * the reports of the first banks know only the day of the provision.
 */
export function dueGroups(gaps: readonly Due[], day: string): Group[] {
  const groups = new Map<string, Group>();
  for (const gap of gaps.toSorted(bySeverity)) {
    const [order, title] = placeOf(gap, day);
    const group = groups.get(order) ?? { title, members: [] };
    group.members.push(gap);
    groups.set(order, group);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

function placeOf(gap: Due, day: string): [order: string, title: string] {
  const { appliesFrom } = gap;
  const isLater = appliesFrom !== null && appliesFrom > day;
  const state = 'state' in gap ? gap.state : isLater ? 'due' : 'in_force';
  if (state === 'in_force') return ['1', 'Due now'];
  if (state === 'conditional') return ['3', 'Only if something happens'];
  if (state === null) return ['4', 'Expected, though no law asks for it here'];
  return appliesFrom ? [`2 ${appliesFrom}`, `From ${longDate(appliesFrom)}`] : ['2 later', 'Later'];
}
