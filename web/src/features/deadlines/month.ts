const DAY_MS = 86_400_000;

const isoOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
/** 0 for Monday. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** All dates are ISO dates; a month is YYYY-MM. */
export const daysLater = (day: string, days: number): string => isoOf(Date.parse(day) + days * DAY_MS);
export const monthOf = (day: string): string => day.slice(0, 7);

export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(isoOf(Date.UTC(year, number - 1 + months)));
}

export const endOfMonth = (month: string): string => daysLater(`${monthsLater(month, 1)}-01`, -1);
/** The Sunday of a day's week. */
export const endOfWeek = (day: string): string => daysLater(day, 6 - weekdayOf(day));
export const startOfWeek = (day: string): string => daysLater(day, -weekdayOf(day));

/** The same day of another month, or its last one. */
export function sameDayOf(month: string, day: string): string {
  const same = `${month}${day.slice(7)}`;
  const last = endOfMonth(month);
  return same < last ? same : last;
}

/** The weeks of a month from Monday to Sunday, filled with days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const start = startOfWeek(`${month}-01`);
  const weeks: string[][] = [];
  for (let monday = start; monthOf(monday) <= month; monday = daysLater(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => daysLater(monday, day)));
  return weeks;
}

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** "December 2027". */
export const monthName = (month: string): string => name.format(new Date(`${month}-01`));
/** "Thursday". */
export const weekdayName = (day: string): string => weekday.format(new Date(day));
