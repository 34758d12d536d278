import { MONTHS } from '@aicp/compliance/law/calendar';

// By hand: the browser's own formatters are not asked for until a time of day is wanted, for the first of them holds a phone up for a tenth of a second.
const nameOf = (month: number) => MONTHS[month] ?? '';
const shortNameOf = (month: number) => nameOf(month).slice(0, month === 8 ? 4 : 3);

/** "2 Dec 2027" for an ISO date, where space is short. */
export function formatShortDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${shortNameOf(day.getUTCMonth())} ${day.getUTCFullYear()}`;
}

/** "2 December 2027" for an instant, on the reader's calendar. */
export function formatDay(instant: string): string {
  const day = new Date(instant);
  return `${day.getDate()} ${nameOf(day.getMonth())} ${day.getFullYear()}`;
}

/** "2 December 2027 at 14:05" for an instant, on the reader's clock. */
export const formatMoment = (instant: string): string =>
  new Date(instant).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The reader's today as an ISO date. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
