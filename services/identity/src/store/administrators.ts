import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { Users } from './users.ts';

const Locks = collection<{ _id: string; turn: number }>('locks', {
  _id: { type: String, required: true },
  turn: { type: Number, default: 0 },
});

/** Makes changes of administrators run one after another, so that two concurrent ones cannot remove everyone. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await Locks.updateOne({ _id: 'administrators' }, { $inc: { turn: 1 } }, { upsert: true, session: tx.session });
}

/** Whether there is an administrator other than the given user. */
export async function isAnybodyElseAdministrator(tx: Transaction, userId: number): Promise<boolean> {
  const other = { isAdmin: true, status: 'active' as const, _id: mongoose.trusted({ $ne: userId }) };
  return (await Users.findOne(other, { _id: 1 }, { session: tx.session }).lean()) !== null;
}

export async function isAnybodyAdministrator(): Promise<boolean> {
  return (await Users.exists({ isAdmin: true })) !== null;
}
