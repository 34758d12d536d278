import { longDate } from '@aicp/compliance/law/calendar';
import { formatEuros } from '../../ui/formatMoney.ts';

type Group = { title: string; members: readonly unknown[] };
type Figures = { inForce: { max: number }; later: { max: number } };

/** "17 gaps: 1 applies now, 16 from 2 December 2027". */
export function gapWords(groups: readonly Group[], day: string): string {
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (count === 0) return 'No gaps';
  const now = `Applicable on ${longDate(day)}`;
  const parts = groups.map(({ title, members }) => {
    const words = title === now ? (members.length === 1 ? 'applies now' : 'apply now') : uncapitalised(title);
    return `${members.length} ${words}`;
  });
  return `${count} ${count === 1 ? 'gap' : 'gaps'}: ${parts.join(', ')}`;
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The maximum fine for what applies on the report's date, and for what applies later if it is higher. */
export function ceilingWords({ inForce, later }: Figures): string {
  const parts = [
    inForce.max > 0 && `Up to ${formatEuros(inForce.max)} now`,
    later.max > inForce.max &&
      `${inForce.max > 0 ? 'up' : 'Up'} to ${formatEuros(later.max)} for duties that apply later`,
  ];
  return parts.filter(Boolean).join(', ') || 'No EU-level fine';
}

/** The next legal date after the report's date. */
export function nextDate(clocks: readonly { date: string; binding: boolean }[], day: string): string {
  const [next] = clocks
    .filter(({ date, binding }) => binding && date > day)
    .map(({ date }) => date)
    .toSorted();
  return next ? longDate(next) : 'None set';
}
