import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import { removeClocks } from '../store/clocks.ts';
import { removeReports } from '../store/reports.ts';

/** Erases the reports of a deleted user; one that is still on its way will not be kept. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(tx => markGone(tx, 'user', userId));
  await inPages(ctx, (tx, page) => removeReports(tx, { userId }, page));
  await inPages(ctx, (tx, page) => removeClocks(tx, { userId }, page));
}
