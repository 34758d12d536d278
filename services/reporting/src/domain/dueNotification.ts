import type { Action } from './action.ts';

/** Days ahead of which an owner is told, and days after which it is no news any more that a day was missed. */
const AHEAD = 7;
const BACK = 14;
const DAY_MS = 24 * 3_600_000;

const daysFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of actions whose owners have something to be told today: from, to, both included. */
export function dueDays(today: string): { from: string; to: string } {
  return { from: daysFrom(today, -BACK), to: daysFrom(today, AHEAD) };
}

export type DueNews = { what: 'dueSoon' | 'overdue'; ownerId: number; due: string; told: string };

/**
 * What the owner of an action is told about its day, and what is noted of that, so that they are told once; null when they know already,
 * and where there is nothing to tell. Another owner and another day are news.
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
