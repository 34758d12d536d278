import type { Jurisdiction } from './jurisdiction.ts';

/** A date on which law begins to apply; `date` is an ISO date. */
export type LegalDate = { id: string; jurisdiction: Jurisdiction; date: string; label: string; source: string };

const DAY_MS = 86_400_000;
/** In English, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The ISO date of each entry of a table of dates. */
export function datesById<Id extends string>(table: readonly { id: Id; date: string }[]): Readonly<Record<Id, string>> {
  return Object.fromEntries(table.map(({ id, date }) => [id, date])) as Record<Id, string>;
}

/** Whether a date has arrived by `today`, and how many whole days are left (0 once in force). Both are ISO dates. */
export function stateOf(date: string, today: string): { state: 'in force' | 'upcoming'; daysLeft: number } {
  const daysLeft = (instantOf(date) - instantOf(today)) / DAY_MS;
  return daysLeft > 0 ? { state: 'upcoming', daysLeft } : { state: 'in force', daysLeft: 0 };
}

/** Formats "2027-12-02" as "2 December 2027". */
export function longDate(date: string): string {
  const day = new Date(instantOf(date));
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** @throws RangeError for anything but a valid date of the form YYYY-MM-DD */
function instantOf(date: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(instant) || new Date(instant).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`"${date}" is not a date of the form YYYY-MM-DD.`);
  return instant;
}
