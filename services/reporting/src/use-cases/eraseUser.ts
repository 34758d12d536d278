import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeReportsOf } from '../store/reports.ts';

/** Erases the reports of a deleted user; one that is still on its way will not be kept. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    await removeReportsOf(tx, userId);
  });
}
