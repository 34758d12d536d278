import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { anonymiseReviews } from '../store/reviews.ts';

/** Erases what a deleted user said of themselves. Everything else names people by number, which identity no longer resolves. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await deleteInBatches(ctx, (tx, page) => anonymiseReviews(tx, userId, page));
}
