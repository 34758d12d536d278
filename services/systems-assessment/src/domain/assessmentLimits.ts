import { DomainError } from '@aicp/contracts/domainError';
import { MAX_ASSESSMENTS_A_DAY, MAX_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From this share on, users are told what is left. */
const NEAR = 0.9;

const DAILY = `You can start at most ${MAX_ASSESSMENTS_A_DAY} assessments a day.`;
const OF_A_SYSTEM = `An AI system can have at most ${MAX_ASSESSMENTS_OF_A_SYSTEM} assessments.`;

/** Existing assessments: started by the account today, and of this system. */
export type Begun = { today: number; ofSystem: number };

/** The date that the daily limit counts by, for example 2026-11-22: dates change at midnight UTC. */
export const utcDateOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * @throws DomainError RATE_LIMITED when the daily limit is reached, with the seconds until the next day; CONFLICT when the system's limit
 * is reached
 */
export function requireRoom({ today, ofSystem }: Begun, now: Date): void {
  if (ofSystem >= MAX_ASSESSMENTS_OF_A_SYSTEM)
    throw new DomainError('CONFLICT', `${OF_A_SYSTEM} To assess it again, create it as a new AI system.`);
  if (today < MAX_ASSESSMENTS_A_DAY) return;
  const retryAfter = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  throw new DomainError('RATE_LIMITED', `${DAILY} You can start the next one after midnight UTC.`, { retryAfter });
}

/** The notice after starting one more; null while the limits are far. */
export function noticeOf({ today, ofSystem }: Begun): string | null {
  const left = { day: MAX_ASSESSMENTS_A_DAY - today - 1, system: MAX_ASSESSMENTS_OF_A_SYSTEM - ofSystem - 1 };
  if (left.system < MAX_ASSESSMENTS_OF_A_SYSTEM * (1 - NEAR))
    return `${OF_A_SYSTEM} This system has ${left.system} left.`;
  if (left.day < MAX_ASSESSMENTS_A_DAY * (1 - NEAR)) return `${DAILY} You have ${left.day} left until midnight UTC.`;
  return null;
}
