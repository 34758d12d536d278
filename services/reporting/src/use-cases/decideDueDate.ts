import { DomainError } from '@aicp/contracts/domainError';
import { DecideDueDateInput } from '@aicp/contracts/inputs/actionInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { isSoleMember } from '@aicp/service/store/members';
import type { RequestContext } from '../context.ts';
import type { Action } from '../domain/action.ts';
import { change } from './changeAction.ts';
import { notifyActionChange } from './notifyActionChange.ts';
import { recordDueDate } from './recordDueRequest.ts';

/** Agrees to, or declines, another member's request for a due date later than the legal date. */
export async function decideDueDate(ctx: RequestContext, input: unknown): Promise<Action> {
  const user = signedInPersonally(ctx.actor);
  const { id, agree, comment } = parse(DecideDueDateInput, input);
  return change(ctx, user, id, agree ? 'dueAgreed' : 'dueDeclined', async (action, tx) => {
    const { pendingDue, dueRequest, state } = action;
    if (pendingDue === null || !dueRequest || state === 'closed')
      throw new DomainError('CONFLICT', 'No later due date is pending for this action.');
    if (dueRequest.askedBy === user.userId && !(await isSoleMember(tx, user))) throw new DomainError('CONFLICT', OWN);
    await recordDueDate(tx, ctx, user.userId, action, agree ? 'Agreed' : 'Declined', comment);
    notifyActionChange(tx, action, user.userId, agree ? 'dueAgreed' : 'dueDeclined', [dueRequest.askedBy]);
    if (!agree) return { pendingDue: null, dueRequest: null, dueReason: null };
    const agreed = { ...dueRequest, agreedBy: user.userId, agreedAt: ctx.now() };
    return { due: pendingDue, dueBy: dueRequest.askedBy, pendingDue: null, dueRequest: agreed };
  });
}

const OWN = 'You requested this due date, so another member of the organisation must agree to it.';
