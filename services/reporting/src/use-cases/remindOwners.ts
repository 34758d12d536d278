import { type Ahead, REMINDER_LEAD_DAYS, reminderWindow } from '@aicp/contracts/emails/reminder';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { archivedAmong } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { insertReminders, type Reminder } from '@aicp/service/store/reminders';
import { type Cursor, pageOwned } from '../store/actionLists.ts';

/**
 * Reminds the owners of actions, and of accepted risks, of their dates. Recorded in the transaction that orders the email: no one is
 * reminded twice, even after a crash.
 */
export async function remindOwners(ctx: Context): Promise<void> {
  for (const ahead of REMINDER_LEAD_DAYS) await remind(ctx, ahead);
}

async function remind(ctx: Context, ahead: Ahead): Promise<void> {
  const now = ctx.now();
  const days = reminderWindow(ahead, now.toISOString().slice(0, 10));
  for (let after: Cursor | null = null; ; ) {
    const page = await ctx.transaction(async tx => {
      tx.inBulk();
      const actions = await pageOwned(tx, days, after, PAGE);
      const archived = await archivedAmong(
        actions.flatMap(({ systemId }) => systemId ?? []),
        tx,
      );
      const reminders = actions.flatMap(({ id, organisationId, systemId, ownerId, order }): Reminder[] =>
        ownerId === null || archived.has(systemId ?? 0)
          ? []
          : [{ organisationId, systemId, about: String(id), userId: ownerId, day: order, ahead, sentAt: now }],
      );
      for (const together of mailsOf(await insertReminders(tx, reminders))) {
        const [{ userId, organisationId, systemId, about, day }] = together;
        const mail = { userId, organisationId, actionId: Number(about), systemId, actions: together.length, day };
        tx.send(SendEmail, { template: 'actionsDue', ...mail });
      }
      return actions;
    });
    const last: (typeof page)[number] | undefined = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { value: null, order: last.order, id: last.id };
  }
}

/** One email for each person, organisation and due date. */
function mailsOf(reminders: readonly Reminder[]): [Reminder, ...Reminder[]][] {
  const groups = Map.groupBy(reminders, ({ userId, organisationId, day }) => `${userId} ${organisationId} ${day}`);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
