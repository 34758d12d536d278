import type { Context } from '@aicp/service/store/context';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeContact } from '../store/contacts.ts';

/** Erases a deleted user's own data: their contact. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'user', userId);
    await removeContact(tx, userId);
  });
}
