import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { kindNames, type View } from './deadlinesView.ts';
import { monthOf, monthsLater } from './month.ts';

/** A line of the timeline with its deadlines. */
export type Lane = { id: string; name: string; deadlines: Deadline[] };
/** Deadlines that share one mark, because there is no room between them. */
export type Mark = { at: number; deadlines: Deadline[] };
export type Scale = { at: (day: string) => number; start: string; end: string; width: number };

/** The space at both ends, for overdue and for later deadlines. */
export const GUTTER = 36;
/** The distance between marks that a finger needs. */
const APART = 26;

/** The law's line first, then one line for each kind, or for each system in the order of its first deadline. */
export function lanesOf(deadlines: readonly Deadline[], by: View['by']): Lane[] {
  const laneOf = (deadline: Deadline) =>
    by === 'kind' || deadline.kind === 'law' ? deadline.kind : (deadline.systems[0]?.id ?? '');
  const nameOf = (id: string, [first]: Deadline[]) =>
    id in kindNames
      ? kindNames[id as Deadline['kind']]
      : (first?.systems[0]?.name ?? (first?.organisation ? 'Organisation' : 'No system'));
  const lanes = [...Map.groupBy(deadlines, laneOf)].map(([id, found]) => ({
    id,
    name: nameOf(id, found),
    deadlines: found,
  }));
  const kinds = Object.keys(kindNames);
  const order = ({ id }: Lane) => (kinds.includes(id) ? kinds.indexOf(id) : kinds.length);
  return lanes.sort((one, other) => order(one) - order(other));
}

/** The positions of days between the first of this month and the first of the month `months` later. */
export function scaleOf(today: string, months: number, width: number): Scale {
  const start = `${monthOf(today)}-01`;
  const end = `${monthsLater(monthOf(today), months)}-01`;
  const span = Date.parse(end) - Date.parse(start);
  const length = Math.max(0, width - 2 * GUTTER);
  return { at: day => GUTTER + ((Date.parse(day) - Date.parse(start)) / span) * length, start, end, width };
}

/** The marks on a timeline line: overdue and later deadlines are grouped at the ends, and close deadlines share one mark. */
export function marksOf(deadlines: readonly Deadline[], today: string, { at, end, width }: Scale): Mark[] {
  const overdue = deadlines.filter(({ date }) => date < today);
  const later = deadlines.filter(({ date }) => date >= end);
  const marks: Mark[] = [];
  for (const deadline of deadlines.filter(({ date }) => date >= today && date < end)) {
    const last = marks.at(-1);
    if (last && at(deadline.date) - last.at < APART) last.deadlines.push(deadline);
    else marks.push({ at: at(deadline.date), deadlines: [deadline] });
  }
  return [
    ...(overdue.length > 0 ? [{ at: APART / 2, deadlines: overdue }] : []),
    ...marks,
    ...(later.length > 0 ? [{ at: width - APART / 2, deadlines: later }] : []),
  ];
}
