import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removePerson } from '@aicp/service/store/people';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { anonymiseItemNames } from '../store/roomItems.ts';
import { anonymiseShownApprovals, anonymiseShownNames } from '../store/roomParts.ts';
import { anonymiseKeptApprovals, anonymiseKeptNames } from '../store/snapshots.ts';
import { anonymiseReportApprovals } from '../store/subjects.ts';
import { anonymiseApprovals } from '../store/versions.ts';

/** Erases the data that names a deleted user. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'user', userId);
    await removePerson(tx, userId);
  });
  await deleteInBatches(ctx, (tx, page) => anonymiseApprovals(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseReportApprovals(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseKeptApprovals(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseShownApprovals(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseKeptNames(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseShownNames(tx, userId, page));
  await deleteInBatches(ctx, (tx, page) => anonymiseItemNames(tx, userId, page));
}
