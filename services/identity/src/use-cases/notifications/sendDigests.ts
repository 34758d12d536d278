import { weekOf } from '@aicp/contracts/emails/digest';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Context } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { recordDigests } from '../../store/digests.ts';
import { listUsersWithUnread } from '../../store/notifications.ts';
import { listUsersWithParts } from '../../store/weekParts.ts';

/**
 * Orders the Monday digest of every member with parts of the week or unread notifications of the week before. Recorded in the transaction
 * that orders it: no one gets two for a week, even after a crash or repeated runs.
 */
export async function sendDigests(ctx: Pick<Context, 'transaction' | 'now'>): Promise<void> {
  const { monday, before } = weekOf(ctx.now().toISOString().slice(0, 10));
  for (let after = 0; ; ) {
    const [parts, unread] = await Promise.all([
      listUsersWithParts(monday, after, PAGE),
      listUsersWithUnread(new Date(before), after, PAGE),
    ]);
    const people = [...new Set([...parts, ...unread])].toSorted((one, other) => one - other).slice(0, PAGE);
    const last = people.at(-1);
    if (last === undefined) return;
    await ctx.transaction(async tx => {
      tx.inBulk();
      for (const userId of await recordDigests(tx, people, monday, ctx.now()))
        tx.send(SendEmail, { template: 'mondayDigest', userId, week: monday });
    });
    after = last;
  }
}
