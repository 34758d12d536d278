import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeBranding } from '../store/brandings.ts';
import { removeEntitlements } from '../store/entitlements.ts';
import { removeOrganisation } from '../store/organisations.ts';
import { subjectIds } from '../store/subjects.ts';
import { eraseSubjects } from './eraseSystem.ts';

/** Erases everything of a deleted user; what is still on its way will not be kept. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  const ids = await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    await removeEntitlements(tx, userId);
    await removeOrganisation(tx, userId);
    await removeBranding(tx, userId);
    return subjectIds(tx, userId);
  });
  await eraseSubjects(ctx, userId, ids);
}
