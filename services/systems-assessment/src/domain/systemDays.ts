import type { Week } from '@aicp/contracts/emails/digest';
import type { SystemDay } from '@aicp/contracts/emails/emailKinds';
import { type Ahead, reminderLeadDays } from '@aicp/contracts/emails/reminder';
import { monthsAfter } from './reassessment.ts';
import { type Assessed, resultsOf } from './viewUnderLaw.ts';

type Dated = Assessed & { isArchived: boolean };

/** A date of a system for which a reminder is due now. */
type DueDay = { kind: SystemDay; day: string; ahead: Ahead };

export type OnRecord = {
  /** The organisation's reassessment interval in months; null if none is set. */
  interval: number | null;
  status: string | undefined;
  /** ISO date. */
  nextReview: string | undefined;
};

/**
 * The dates of a system, ISO: legal dates of its latest results, the next reassessment by the organisation's interval, and the next
 * recorded review. None for a retired system, from which no further duties arise, nor for an archived one.
 */
function daysOf(system: Dated, { interval, status, nextReview }: OnRecord): Record<SystemDay, string[]> {
  if (status === 'retired' || system.isArchived) return { lawDays: [], reassessments: [], reviews: [] };
  const latest = resultsOf(system).flatMap(({ latestAssessment }) => latestAssessment ?? []);
  const each = (days: string[]) => [...new Set(days)];
  return {
    lawDays: each(latest.flatMap(({ standing }) => standing?.dates ?? [])),
    reassessments: interval === null ? [] : each(latest.map(({ completedAt }) => monthsAfter(completedAt, interval))),
    reviews: nextReview === undefined ? [] : [nextReview],
  };
}

/** The dates of a system with a reminder due today, one for each kind. */
export function systemDays(system: Dated, onRecord: OnRecord, today: string): DueDay[] {
  const days = daysOf(system, onRecord);
  return (Object.keys(days) as SystemDay[]).flatMap(kind =>
    days[kind].flatMap(day => {
      const ahead = reminderLeadDays(day, today);
      return ahead === null ? [] : [{ kind, day, ahead }];
    }),
  );
}

/** The dates of a system in a week, reassessments and reviews missed before it, and the number of results in the week before. */
export function systemWeek(system: Dated, onRecord: OnRecord, { monday, sunday, before }: Week) {
  const days = daysOf(system, onRecord);
  const until = (Object.keys(days) as SystemDay[])
    .flatMap(kind => days[kind].map(day => ({ kind, day })))
    // A legal date that has come is not something missed.
    .filter(({ kind, day }) => day <= sunday && (kind !== 'lawDays' || day >= monday));
  const overdue = until.filter(({ day }) => day < monday).length;
  const results = (system.isArchived ? [] : resultsOf(system)).map(
    ({ latestAssessment }) => latestAssessment?.completedAt.toISOString() ?? '',
  );
  return {
    days: until,
    overdue,
    due: until.length - overdue,
    moved: results.filter(at => at >= before && at < monday).length,
  };
}

type Lookers = { userId: number; ownerId: number | null; reviewerId: number | null };

/** The recipients of a system's reminders: its owner, or else its reviewer, or else the managers, or else its creator. */
export function reminderRecipients(
  { ownerId, reviewerId, userId }: Lookers,
  managers: readonly number[],
): readonly number[] {
  const one = ownerId ?? reviewerId;
  if (one !== null) return [one];
  return managers.length > 0 ? managers : [userId];
}
