import type { Action } from './action.ts';

/** Days ahead of which an owner is notified, and days after which a missed date is no longer reported. */
const AHEAD = 7;
const BACK = 14;
const DAY_MS = 24 * 3_600_000;

const daysFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** The due dates whose owners are notified today, both included. */
export function dueDays(today: string): { from: string; to: string } {
  return { from: daysFrom(today, -BACK), to: daysFrom(today, AHEAD) };
}

export type DueNews = { what: 'dueSoon' | 'overdue'; ownerId: number; due: string; told: string };

/**
 * The notification of an action's owner about its date, and its record, so that it is sent once; null if already sent, or not needed. A new
 * owner or date is a new reason.
 */
export function dueNotification(
  { state, ownerId, due, dueTold }: Pick<Action, 'state' | 'ownerId' | 'due'> & { dueTold: string | null },
  today: string,
): DueNews | null {
  const { from, to } = dueDays(today);
  if ((state !== 'open' && state !== 'doing') || ownerId === null || due === null) return null;
  if (due < from || due > to) return null;
  const what = due < today ? 'overdue' : 'dueSoon';
  const told = `${what} ${due} ${ownerId}`;
  return told === dueTold ? null : { what, ownerId, due, told };
}
