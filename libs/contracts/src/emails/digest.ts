import { z } from 'zod';
import { job } from '../job.ts';
import { MAX_ACTION_LENGTH } from '../limits.ts';
import { SYSTEM_DAYS } from './emailKinds.ts';
import { addDays } from './reminder.ts';

const id = z.int().positive();
const count = z.int().nonnegative();

/** The parts of the Monday digest, each from its own service. */
const PARTS = ['actions', 'systems', 'evidence'] as const;

/** Maximum number of named due items; the rest is counted. */
export const MAX_NAMED = 3;

/** An item that is overdue or due in the week. */
export const DueThing = z.object({
  /** The title of the action, the system or the file. */
  title: z.string().min(1).max(MAX_ACTION_LENGTH),
  day: z.iso.date(),
  /** The kind of a system's date; null for other items. */
  kind: z.enum(SYSTEM_DAYS).nullable(),
  /** The system with which it is deleted. */
  systemId: id.nullable(),
});
export type DueThing = z.infer<typeof DueThing>;

/** One service's part of a member's week in an organisation: counts, and the first items. A repeated part replaces the earlier one. */
export const WeekPart = z.object({
  userId: id,
  organisationId: id,
  /** Its Monday. */
  week: z.iso.date(),
  part: z.enum(PARTS),
  /** Overdue since before the week. */
  overdue: count,
  /** Due in the week. */
  due: count,
  /** Done, accepted, closed or assessed in the previous week. */
  moved: count,
  first: z.array(DueThing).max(MAX_NAMED),
});
export type WeekPart = z.infer<typeof WeekPart>;

/** Sends a part to identity, which writes the Monday digest. */
export const RecordWeeklySummary = job('tellWeek', WeekPart);

/** A week, from Monday to Sunday in UTC, and the Monday of the previous week; ISO dates. */
export type Week = { monday: string; sunday: string; before: string };

/** The week that contains a date. */
export function weekOf(day: string): Week {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return { monday, sunday: addDays(monday, 6), before: addDays(monday, -7) };
}
