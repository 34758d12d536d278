import type { Transaction } from '@aicp/service/store/transaction';
import type { Model } from 'mongoose';
import { FORMER } from './versions.ts';

/** Replaces the name of a deleted person on a page of the trails that snapshots and rooms keep; returns how many. */
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
  await rows.collection.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { 'trail.names.$[person].name': FORMER } },
    { arrayFilters: [{ 'person.id': userId }], session },
  );
  return found.length;
}
