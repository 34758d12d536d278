import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { anonymiseReviews } from '../store/reviews.ts';

/** Erases a deleted user's own texts. Everything else refers to users by id, which identity no longer resolves. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await deleteInBatches(ctx, (tx, page) => anonymiseReviews(tx, userId, page));
}
