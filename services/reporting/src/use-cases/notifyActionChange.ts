import { type NotificationEvent, Notify } from '@aicp/contracts/emails/notify';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Action } from '../domain/action.ts';

/** Notifies members of a change to an action, except its author. */
export function notifyActionChange(
  tx: Transaction,
  { id: actionId, organisationId, systemId }: Pick<Action, 'id' | 'organisationId' | 'systemId'>,
  by: number,
  what: NotificationEvent,
  people: readonly (number | null)[],
): void {
  for (const userId of new Set(people))
    if (userId !== null && userId !== by)
      tx.send(Notify, { userId, organisationId, by, what, systemId: systemId ?? undefined, actionId });
}
