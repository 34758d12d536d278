import { longDate } from '@aicp/compliance/law/calendar';
import { may } from '@aicp/contracts/rights/rights';
import { membersOf } from '@aicp/service/store/members';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { Action } from '../domain/action.ts';
import { insertComments } from '../store/actionComments.ts';
import { notifyActionChange } from './notifyActionChange.ts';
import { stateActions } from './stateActions.ts';

/** Records in an action's history that a later due date was requested, or decided alone, and notifies the members who may agree. */
export async function recordDueRequest(
  tx: Transaction,
  ctx: Pick<RequestContext, 'now'>,
  by: number,
  action: Action,
): Promise<void> {
  const { pendingDue, organisationId } = action;
  if (pendingDue === null) {
    await recordDueDate(tx, ctx, by, action, 'Decided alone, as the only member of the organisation');
    return;
  }
  await recordDueDate(tx, ctx, by, action, 'Requested');
  const members = await membersOf([organisationId], tx);
  const approvers = members.filter(({ role }) => may(role, 'approve')).map(({ userId }) => userId);
  notifyActionChange(tx, action, by, 'dueAsked', approvers);
}

/** Adds the decision on a later due date to the history of its action. */
export async function recordDueDate(
  tx: Transaction,
  { now }: Pick<RequestContext, 'now'>,
  by: number,
  { id: actionId, organisationId, systemId, due, pendingDue, lawDue, dueReason }: Action,
  what: string,
  comment: string | null = null,
): Promise<void> {
  const day = longDate(pendingDue ?? due ?? '');
  const text = `${what}: due on ${day} instead of the legal date, ${longDate(lawDue ?? '')}. Reason: ${dueReason}${comment ? `\n${comment}` : ''}`;
  const [at, kind] = [now(), 'note'] as const;
  const comments = await insertComments(tx, [{ organisationId, systemId, actionId, by, at, kind, text }]);
  stateActions(tx, { userId: by, organisationId, systemId, at }, { comments });
}
