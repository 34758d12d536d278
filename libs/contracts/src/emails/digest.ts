import { z } from 'zod';
import { job } from '../job.ts';
import { MAX_ACTION_LENGTH } from '../limits.ts';
import { SYSTEM_DAYS } from './emailKinds.ts';
import { addDays } from './reminder.ts';

const id = z.int().positive();
const count = z.int().nonnegative();

/** What the Monday digest is made of, each from the service that knows it. */
const PARTS = ['actions', 'systems', 'evidence'] as const;

/** Of what is due so many are named; the rest is counted. */
export const MAX_NAMED = 3;

/** Something that is overdue or due in the week. */
export const DueThing = z.object({
  /** Of the action, the system or the file. */
  title: z.string().min(1).max(MAX_ACTION_LENGTH),
  day: z.iso.date(),
  /** Which day of a system it is; null for what is no system. */
  kind: z.enum(SYSTEM_DAYS).nullable(),
  /** With which it goes when that is deleted. */
  systemId: id.nullable(),
});
export type DueThing = z.infer<typeof DueThing>;

/** What one service knows of someone's week in an organisation: numbers, and what comes first. Said again, it takes the place of what was said before. */
export const WeekPart = z.object({
  userId: id,
  organisationId: id,
  /** Its Monday. */
  week: z.iso.date(),
  part: z.enum(PARTS),
  /** From before the week. */
  overdue: count,
  /** In the week. */
  due: count,
  /** In the week before: done, accepted, closed or assessed. */
  moved: count,
  /** Of what is overdue or due, the soonest. */
  first: z.array(DueThing).max(MAX_NAMED),
});
export type WeekPart = z.infer<typeof WeekPart>;

/** Tells identity, which writes the Monday digest. */
export const RecordWeeklySummary = job('tellWeek', WeekPart);

/** A week, from Monday to Sunday in UTC, and the Monday before it; ISO dates. */
export type Week = { monday: string; sunday: string; before: string };

/** The week that a day is in. */
export function weekOf(day: string): Week {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return { monday, sunday: addDays(monday, 6), before: addDays(monday, -7) };
}
