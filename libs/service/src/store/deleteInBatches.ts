import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { Context } from './context.ts';
import type { Transaction } from './transaction.ts';

/** Rows per transaction. MongoDB refuses one that takes too long, and a large one blocks every other change. */
export const PAGE = 200;

/**
 * Repeats a transaction that deletes a batch of rows, until there are no more. An interrupted run continues at the next call. Make sure
 * first that nothing new can arrive: by a tombstone, or by deleting what the rows depend on.
 * @param remove deletes up to `limit` rows and returns their number
 */
export async function deleteInBatches(
  ctx: Pick<Context, 'transaction'>,
  remove: (tx: Transaction, limit: number) => Promise<number>,
  limit = PAGE,
): Promise<void> {
  let removed = limit;
  while (removed === limit) removed = await ctx.transaction(tx => remove(tx, limit));
}

/** Deletes up to `limit` of the matching rows. Returns their ids. */
export async function deleteBatch<Row extends { _id: number | string }>(
  rows: Model<Row>,
  { session }: Transaction,
  filter: QueryFilter<Row>,
  limit: number,
): Promise<Row['_id'][]> {
  const found = await rows.find(filter, { _id: 1 }, { session }).limit(limit).lean<Pick<Row, '_id'>[]>();
  const ids = found.map(({ _id }) => _id);
  const these: QueryFilter<Row> = { _id: mongoose.trusted({ $in: ids }) };
  if (ids.length > 0) await rows.deleteMany(these, { session });
  return ids;
}
