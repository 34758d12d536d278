import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A record that someone's digest of a week was ordered. */
type Row = { _id: string; userId: number; at: Date };

const DAYS_KEPT = 14;

const Digests = collection<Row>(
  'digests',
  {
    /** The person and the week, so that no one gets two. */
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ at: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }]],
);

/** Records that a week's digest is ordered, for people without one yet. Returns them. */
export async function recordDigests(
  { session }: Transaction,
  userIds: readonly number[],
  week: string,
  at: Date,
): Promise<number[]> {
  const keyOf = (userId: number) => `${userId} ${week}`;
  const these = { _id: mongoose.trusted({ $in: userIds.map(keyOf) }) };
  const known = new Set((await Digests.find(these, { _id: 1 }, { session }).lean()).map(({ _id }) => _id));
  const fresh = userIds.filter(userId => !known.has(keyOf(userId)));
  // A concurrent record makes this transaction fail and retry.
  if (fresh.length > 0)
    await Digests.insertMany(
      fresh.map(userId => ({ _id: keyOf(userId), userId, at })),
      { session },
    );
  return fresh;
}

export async function deleteDigestsOf({ session }: Transaction, userId: number): Promise<void> {
  await Digests.deleteMany({ userId }, { session });
}
