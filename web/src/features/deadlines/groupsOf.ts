import { daysTo } from '../../parts/deadlines/daysTo.ts';

type Dated = { date: string };
export type Group<Item> = { title: string; deadlines: Item[] };

/**
 * What is overdue, and what comes within 30 and 90 days and later; without empty ones.
 * @param today ISO date; what is due on it is not overdue yet
 */
export function groupsOf<Item extends Dated>(deadlines: readonly Item[], today: string): Group<Item>[] {
  const within = (from: number, to: number) =>
    deadlines.filter(({ date }) => daysTo(date, today) >= from && daysTo(date, today) <= to);
  return [
    { title: 'Overdue', deadlines: within(Number.NEGATIVE_INFINITY, -1) },
    { title: 'Within 30 days', deadlines: within(0, 30) },
    { title: 'Within 90 days', deadlines: within(31, 90) },
    { title: 'Later', deadlines: within(91, Number.POSITIVE_INFINITY) },
  ].filter(group => group.deadlines.length > 0);
}
