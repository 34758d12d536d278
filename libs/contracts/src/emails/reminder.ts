/** Days before a date on which reminders are sent. */
export const REMINDER_LEAD_DAYS = [90, 30, 7] as const;
export type Ahead = (typeof REMINDER_LEAD_DAYS)[number];

/** Reminders that were not sent on their day, because the product was not running, are sent up to this many days later. */
const LATE_DAYS = 3;
const DAY_MS = 24 * 3_600_000;

/** Returns the date a number of days later; ISO dates. */
export const addDays = (today: string, days: number) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** The dates whose reminders are sent today, for a lead time: after the first, and up to the second. ISO dates. */
export function reminderWindow(ahead: Ahead, today: string): { after: string; upTo: string } {
  return { after: addDays(today, ahead - 1 - LATE_DAYS), upTo: addDays(today, ahead) };
}

/** The days of lead time for which a reminder of a date is sent today; null if none. */
export function reminderLeadDays(day: string, today: string): Ahead | null {
  const isReminded = (ahead: Ahead) => {
    const { after, upTo } = reminderWindow(ahead, today);
    return day > after && day <= upTo;
  };
  return REMINDER_LEAD_DAYS.find(isReminded) ?? null;
}
