import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import { anonymiseShownApprovals } from '../store/roomParts.ts';
import { anonymiseKeptApprovals } from '../store/snapshots.ts';
import { anonymiseApprovals } from '../store/versions.ts';
import { eraseOrganisation } from './eraseOrganisation.ts';

/** Erases what names a deleted user. An account of the release before organisations takes along what its own owned. */
export async function eraseUser(
  ctx: Context,
  { userId, organisationId }: { userId: number; organisationId: number | null },
): Promise<void> {
  await ctx.transaction(tx => markGone(tx, 'user', userId));
  if (organisationId !== null) await eraseOrganisation(ctx, { organisationId });
  await inPages(ctx, (tx, page) => anonymiseApprovals(tx, userId, page));
  await inPages(ctx, (tx, page) => anonymiseKeptApprovals(tx, userId, page));
  await inPages(ctx, (tx, page) => anonymiseShownApprovals(tx, userId, page));
}
