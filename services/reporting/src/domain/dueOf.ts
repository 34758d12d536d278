import { longDate } from '@aicp/compliance/law/calendar';
import { DomainError } from '@aicp/contracts/domainError';
import type { UpdateActionInput } from '@aicp/contracts/inputs/actionInputs';
import type { Action } from './action.ts';

type Due = Pick<Action, 'due' | 'dueBy' | 'dueReason'>;

/**
 * The day of an action after a change. The law's is the latest without a reason; what is in force has no day to wait for, so that any day
 * is a plan to catch up. Without one the law's day stands again.
 * @throws DomainError INVALID for a later day without a reason
 */
export function dueOf(
  action: Due & Pick<Action, 'lawDue'>,
  { due, dueReason }: Pick<UpdateActionInput, 'due' | 'dueReason'>,
  userId: number,
): Due {
  const { lawDue } = action;
  const isSame = due === undefined || due === action.due;
  const next: Due = isSame
    ? { due: action.due, dueBy: action.dueBy, dueReason: action.dueReason }
    : { due: due ?? lawDue, dueBy: due === null ? null : userId, dueReason: null };
  const reason = dueReason === undefined ? next.dueReason : dueReason;
  const isLater = next.due !== null && lawDue !== null && next.due > lawDue;
  if (!isLater) return { ...next, dueReason: null };
  if (reason === null && !(isSame && dueReason === undefined))
    throw new DomainError('INVALID', `The law's day is ${longDate(lawDue)}. Please give a reason for a later one.`);
  return { ...next, dueReason: reason };
}
