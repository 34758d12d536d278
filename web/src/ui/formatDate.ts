const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const local = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** "2 Dec 2027" for an ISO date, where space is short. */
export const formatShortDate = (date: string): string => short.format(new Date(date));

/** "2 December 2027" for an instant, on the reader's calendar. */
export const formatDay = (instant: string): string => local.format(new Date(instant));

/** "2 December 2027 at 14:05" for an instant, on the reader's clock. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** The reader's today as an ISO date. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
