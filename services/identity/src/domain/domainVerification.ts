const DAY_MS = 24 * 3600 * 1000;
/** The interval between checks of a verified domain. */
export const LOOK_DAYS = 7;
/** The days after which a domain with a missing record is no longer verified. */
export const LAPSE_DAYS = 30;
/** Days before the lapse on which the owners are notified again. */
const WARN_DAYS = 7;
/** Days without a DNS answer after which the record counts as missing: name servers can be unavailable for a while. */
const SILENT_DAYS = 14;

type Known = { seenAt: Date | null; missingSince: Date | null; told: number };

/** The result of a DNS check: the next check or the lapse, and whether to notify the owners. */
export type Outcome = {
  state: 'seen' | 'missing' | 'lapsed';
  missingSince: Date | null;
  told: number;
  inDays: number;
  tell: boolean;
};

/** @param hasRecord whether DNS has the record; undefined if it did not answer */
export function outcomeOf({ seenAt, missingSince, told }: Known, hasRecord: boolean | undefined, now: Date): Outcome {
  if (hasRecord) return { state: 'seen', missingSince: null, told: 0, inDays: LOOK_DAYS, tell: false };
  const isSilent = hasRecord === undefined && missingSince === null && daysSince(seenAt ?? now, now) < SILENT_DAYS;
  if (isSilent) return { state: 'missing', missingSince, told, inDays: 1, tell: false };
  const since = missingSince ?? now;
  const days = daysSince(since, now);
  if (days >= LAPSE_DAYS) return { state: 'lapsed', missingSince: since, told, inDays: 0, tell: true };
  const due = days >= LAPSE_DAYS - WARN_DAYS ? 2 : 1;
  return { state: 'missing', missingSince: since, told: Math.max(due, told), inDays: 1, tell: told < due };
}

const daysSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / DAY_MS;

export const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
