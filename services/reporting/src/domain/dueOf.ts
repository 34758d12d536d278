import { longDate } from '@aicp/compliance/law/calendar';
import { DomainError } from '@aicp/contracts/domainError';
import type { UpdateActionInput } from '@aicp/contracts/inputs/actionInputs';
import type { Action } from './action.ts';

type Due = Pick<Action, 'due' | 'dueBy' | 'dueReason' | 'pendingDue' | 'dueRequest'>;

/** The member who changes a due date. */
type Asker = {
  userId: number;
  at: Date;
  /** Whether the organisation has no other member. */
  isAlone: boolean;
};

/**
 * The due date of an action after a change. A duty that already applies has no legal date to wait for, so any date is a plan to catch up;
 * without a date the legal one counts again. A later date needs a reason and another member's agreement; until then the legal date counts.
 * @throws DomainError INVALID for a later date without a reason
 */
export function dueOf(
  action: Due & Pick<Action, 'lawDue'>,
  { due, dueReason }: Pick<UpdateActionInput, 'due' | 'dueReason'>,
  { userId, at, isAlone }: Asker,
): Due {
  const { lawDue } = action;
  const held = action.pendingDue ?? action.due;
  const wanted = due === undefined ? held : (due ?? lawDue);
  const isSame = wanted === held && due !== null;
  if (wanted === null || lawDue === null || wanted <= lawDue) {
    const dueBy = due === null ? null : wanted === action.due ? action.dueBy : userId;
    return { due: wanted, dueBy, dueReason: null, ...NOT_REQUESTED };
  }
  const reason = dueReason === undefined && isSame ? action.dueReason : (dueReason ?? null);
  if (reason === null && !(isSame && dueReason === undefined))
    throw new DomainError(
      'INVALID',
      `The legal date is ${longDate(lawDue)}. Please give a reason for a later due date.`,
    );
  if (isSame) {
    const { dueBy, pendingDue, dueRequest } = action;
    return { due: action.due, dueBy, dueReason: reason, pendingDue, dueRequest };
  }
  const asked = { askedBy: userId, askedAt: at };
  return isAlone
    ? {
        due: wanted,
        dueBy: userId,
        dueReason: reason,
        pendingDue: null,
        dueRequest: { ...asked, agreedBy: userId, agreedAt: at },
      }
    : {
        due: lawDue,
        dueBy: null,
        dueReason: reason,
        pendingDue: wanted,
        dueRequest: { ...asked, agreedBy: null, agreedAt: null },
      };
}

const NOT_REQUESTED = { pendingDue: null, dueRequest: null } as const;

/** The due date of an action under a new legal date. A requested date that is no longer later counts at once. */
export function dueUnder(lawDue: string | null, action: Due): Due {
  const { due, dueBy, dueReason, pendingDue, dueRequest } = action;
  if (pendingDue !== null && dueRequest && (lawDue === null || pendingDue <= lawDue))
    return { due: pendingDue, dueBy: dueRequest.askedBy, dueReason: null, ...NOT_REQUESTED };
  return { due: dueBy === null ? lawDue : due, dueBy, dueReason, pendingDue, dueRequest };
}
