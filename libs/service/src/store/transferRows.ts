import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import type { Transaction } from './transaction.ts';

/**
 * Transfers a former member's rows in an organisation to the successor: a batch, for `deleteInBatches`, including immutable rows.
 * @returns the number of rows
 */
export async function transferRows<Row extends Owner & { _id: number | string }>(
  rows: Model<Row>,
  { session }: Transaction,
  { organisationId, userId, heirId }: MembershipEndedData,
  limit: number,
): Promise<number> {
  const theirs = { organisationId, userId } as QueryFilter<Row>;
  const found = await rows.find(theirs, { _id: 1 }, { session }).limit(limit).lean<Pick<Row, '_id'>[]>();
  const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) } as QueryFilter<Row>;
  const change = { $set: { userId: heirId } } as UpdateQuery<Row>;
  if (found.length > 0) await rows.updateMany(these, change, { session, overwriteImmutable: true });
  return found.length;
}
