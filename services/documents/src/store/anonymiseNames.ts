import type { Transaction } from '@aicp/service/store/transaction';
import type { Model } from 'mongoose';
import { FORMER } from './versions.ts';

/**
 * Replaces the name of a deleted user on a page of the trails that snapshots and rooms keep, and removes that user's function from report
 * approvals. Returns how many.
 */
export async function anonymiseNames<Row>(
  rows: Model<Row>,
  { session }: Transaction,
  userId: number,
  limit: number,
): Promise<number> {
  const named = { 'trail.names': { $elemMatch: { id: userId, name: { $ne: FORMER } } } };
  const found = await rows.collection
    .find(named, { projection: { _id: 1 }, session })
    .limit(limit)
    .toArray();
  const these = { _id: { $in: found.map(({ _id }) => _id) } };
  const approved = { ...these, 'trail.approval.by': userId };
  await rows.collection.updateMany(approved, { $set: { 'trail.approval.function': null } }, { session });
  await rows.collection.updateMany(
    these,
    { $set: { 'trail.names.$[person].name': FORMER } },
    { arrayFilters: [{ 'person.id': userId }], session },
  );
  return found.length;
}
