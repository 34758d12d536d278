import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import { removeBranding } from '../store/brandings.ts';
import { removePlan, removePurchases, removeShares } from '../store/entitlements.ts';
import { removeOrganisation } from '../store/organisations.ts';
import { eraseSubjects } from './eraseSystem.ts';

/** Erases everything of a deleted user; what is still on its way will not be kept. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    await removePlan(tx, userId);
    await removeOrganisation(tx, userId);
    await removeBranding(tx, userId);
  });
  await inPages(ctx, (tx, page) => removePurchases(tx, userId, page));
  await inPages(ctx, (tx, page) => removeShares(tx, userId, page));
  await eraseSubjects(ctx, { userId });
}
