import { DomainError } from '@aicp/contracts/domainError';
import { addDays } from '@aicp/contracts/emails/reminder';
import { monthsAfter } from './reassessment.ts';

/** Art. 18 of the AI Act: the provider of a high-risk system keeps its documentation at the disposal of authorities for ten years. */
const YEARS_OF_A_PROVIDER = 10;

/** The suggested hold date of an archived system of a provider of a high-risk system, used if no other is chosen; ISO date. */
export const suggestedHoldDay = (now: Date): string => monthsAfter(now, YEARS_OF_A_PROVIDER * 12);

/**
 * Requires that a hold ends on a future date, at most a hundred years ahead.
 * @throws DomainError INVALID
 */
export function requireHoldDay(heldUntil: string | null | undefined, now: Date): void {
  if (!heldUntil) return;
  const today = now.toISOString().slice(0, 10);
  if (heldUntil <= today || heldUntil > addDays(today, 36_525))
    throw new DomainError('INVALID', 'heldUntil: must be a date after today and within a hundred years', {
      fields: ['heldUntil'],
    });
}

/** Whether a system is still held on a day. */
export function isHeld({ heldUntil }: { heldUntil: string | null }, now: Date): boolean {
  return heldUntil !== null && now.toISOString().slice(0, 10) < heldUntil;
}
