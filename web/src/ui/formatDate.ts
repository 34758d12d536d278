import { MONTHS } from '@aicp/compliance/law/calendar';

// By hand: the browser's own formatters are not asked for until a time of day is wanted, for the first of them holds a phone up for a tenth
// of a second.
const nameOf = (month: number) => MONTHS[month] ?? '';
const shortNameOf = (month: number) => nameOf(month).slice(0, month === 8 ? 4 : 3);

/** "2 Dec 2027" for an ISO date, where space is short. */
export function formatShortDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${shortNameOf(day.getUTCMonth())} ${day.getUTCFullYear()}`;
}

/**
 * "2 December 2027" for an instant or an ISO date. Wherever it is read it is the day in UTC, as reports, documents, exports and emails
 * print it: what was completed, approved or filed has one date.
 */
export function formatDay(instant: string): string {
  const day = new Date(instant);
  return `${day.getUTCDate()} ${nameOf(day.getUTCMonth())} ${day.getUTCFullYear()}`;
}

/** "2 December 2027 at 14:05 UTC" for an instant of record: the same for every reader, and in the export. */
export const formatUtcTime = (instant: string): string =>
  `${formatDay(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;

/** "2 December 2027 at 15:05 CET" for an instant, on the reader's clock, which it names. */
export const formatLocalTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Today in UTC as an ISO date: by it the server says what is due. */
export const today = (): string => new Date().toISOString().slice(0, 10);
