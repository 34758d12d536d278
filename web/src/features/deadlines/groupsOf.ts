import { endOfMonth, endOfWeek, monthOf, monthsLater } from './month.ts';

type Dated = { date: string };
export type Group<Item> = { title: string; deadlines: Item[] };

/**
 * The deadlines that are overdue, due this week, this month, within three months, and later; without empty groups.
 * @param today ISO date; a deadline on it is not overdue yet
 */
export function groupsOf<Item extends Dated>(deadlines: readonly Item[], today: string): Group<Item>[] {
  const ends = [
    ['Overdue', ''],
    ['This week', endOfWeek(today)],
    ['Later this month', endOfMonth(monthOf(today))],
    ['Next three months', endOfMonth(monthsLater(monthOf(today), 3))],
    ['Later', '~'],
  ] as const;
  const titleOf = ({ date }: Item) => (date < today ? 'Overdue' : ends.find(([, end]) => date <= end)?.[0]);
  const groups = Map.groupBy(deadlines, titleOf);
  return ends.flatMap(([title]) => {
    const found = groups.get(title);
    return found ? [{ title, deadlines: found }] : [];
  });
}
