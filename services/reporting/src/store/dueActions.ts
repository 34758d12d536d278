import { withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type QueryFilter } from 'mongoose';
import type { Action } from '../domain/action.ts';
import { Actions } from './actions.ts';

type Filter = QueryFilter<Omit<Action, 'id'> & { _id: number }>;

const WORKED_ON: Action['state'][] = ['open', 'doing'];

/** The end of a page. */
export type DueCursor = { due: string; id: number };

/** A page of the owned actions of all organisations with a due date in this range, by date. */
export async function pageDue(
  { session }: Transaction,
  { from, to }: { from: string; to: string },
  after: DueCursor | null,
  limit: number,
) {
  const further: Filter = after
    ? {
        $or: [
          { due: mongoose.trusted({ $gt: after.due }) },
          { due: after.due, _id: mongoose.trusted({ $gt: after.id }) },
        ],
      }
    : {};
  const within: Filter = { due: mongoose.trusted({ $gte: after?.due ?? from, $lte: to }) };
  const owned: Filter = { ownerId: mongoose.trusted({ $ne: null }), state: mongoose.trusted({ $in: WORKED_ON }) };
  const found = await Actions.find({ $and: [within, owned, further] }, null, { session })
    .sort({ due: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

/** Records the notifications about actions' dates, by id. */
export async function recordNotified(
  { session }: Transaction,
  told: readonly (readonly [number, string])[],
): Promise<void> {
  const updates = told.map(([id, dueTold]) => ({ updateOne: { filter: { _id: id }, update: { $set: { dueTold } } } }));
  if (updates.length > 0) await Actions.bulkWrite(updates, { session });
}
