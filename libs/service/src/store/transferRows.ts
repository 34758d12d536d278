import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import type { Transaction } from './transaction.ts';

/**
 * What someone made in an organisation that they have left becomes the heir's: a page of it, for `deleteInBatches`. Also where `userId`
 * never changes otherwise.
 * @returns how many rows
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
