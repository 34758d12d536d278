import { MONTHS } from '@aicp/compliance/law/calendar';

// A fixed list. The browser's own formatters are used only for times of day, because creating the first one blocks a phone for a tenth of
// a second.
const nameOf = (month: number) => MONTHS[month] ?? '';
const shortNameOf = (month: number) => nameOf(month).slice(0, month === 8 ? 4 : 3);

/** Formats an ISO date like "2 Dec 2027", for short space. */
export function formatShortDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${shortNameOf(day.getUTCMonth())} ${day.getUTCFullYear()}`;
}

/**
 * Formats an instant or an ISO date like "2 December 2027". It is the day in UTC for every reader, as in reports, documents, exports and
 * emails.
 */
export function formatDay(instant: string): string {
  const day = new Date(instant);
  return `${day.getUTCDate()} ${nameOf(day.getUTCMonth())} ${day.getUTCFullYear()}`;
}

/** Formats a recorded instant like "2 December 2027 at 14:05 UTC": the same for every reader, and in the export. */
export const formatUtcTime = (instant: string): string =>
  `${formatDay(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;

/** Formats an instant like "2 December 2027 at 15:05 CET", in the reader's time zone, which it names. */
export const formatLocalTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Today in UTC as an ISO date, which the server uses for due dates. */
export const today = (): string => new Date().toISOString().slice(0, 10);
