import type { Context } from '@aicp/service/store/context';
import { markGone } from '@aicp/service/store/tombstones';
import { removeContact } from '../store/contacts.ts';
import { eraseOrganisation } from './eraseOrganisation.ts';

/** Erases a deleted user here. An account of the release before organisations takes along what its own owned. */
export async function eraseUser(
  ctx: Context,
  { userId, organisationId }: { userId: number; organisationId: number | null },
): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    await removeContact(tx, userId);
  });
  if (organisationId !== null) await eraseOrganisation(ctx, { organisationId });
}
