import { Notify } from '@aicp/contracts/emails/notify';
import { archivedAmong } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { dueDays, dueNotification } from '../domain/dueNotification.ts';
import { type DueCursor, pageDue, recordNotified } from '../store/dueActions.ts';

/**
 * Notifies owners whose actions are due within a week, or overdue, in batches, once each: recorded with the action in the same transaction.
 */
export async function notifyDueActions(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (let after: DueCursor | null = null; ; ) {
    const page = await ctx.transaction(async tx => {
      tx.inBulk();
      const actions = await pageDue(tx, dueDays(today), after, PAGE);
      const archived = await archivedAmong(
        actions.flatMap(({ systemId }) => systemId ?? []),
        tx,
      );
      const told = actions.flatMap(action => {
        const news = dueNotification(action, today);
        if (!news || archived.has(action.systemId ?? 0)) return [];
        const { id: actionId, organisationId, systemId } = action;
        const { what, ownerId: userId, due } = news;
        tx.send(Notify, { userId, organisationId, by: null, what, systemId: systemId ?? undefined, actionId, due });
        return [[actionId, news.told] as const];
      });
      await recordNotified(tx, told);
      return actions;
    });
    const last: (typeof page)[number] | undefined = page.at(-1);
    if (!last?.due || page.length < PAGE) return;
    after = { due: last.due, id: last.id };
  }
}
