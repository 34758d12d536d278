import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** Successive failed sign-ins of an account, until they are logged, by the user's number. */
export type FailedLogins = {
  id: number;
  count: number;
  since: Date;
  last: Date;
  address: string;
  agent: string;
};

const Failed = collection<Stored<FailedLogins>>(
  'failed_logins',
  {
    _id: { type: Number, required: true },
    count: { type: Number, required: true },
    since: { type: Date, required: true },
    last: { type: Date, required: true },
    address: { type: String, default: '' },
    agent: { type: String, default: '' },
  },
  [[{ last: 1 }], [{ since: 1 }]],
);

export async function countFailedLogin(
  userId: number,
  { address, agent, at }: { address: string; agent: string; at: Date },
): Promise<void> {
  const update = { $inc: { count: 1 }, $set: { last: at, address, agent }, $setOnInsert: { since: at } };
  const count = () => Failed.updateOne({ _id: userId }, update, { upsert: true });
  // Two that start at once find each other's row.
  await count().catch(async (error: unknown) => {
    if (!duplicateField(error)) throw error;
    await count();
  });
}

/** Floods without an attempt since `quiet`, or running since `begun`. */
export async function endedFailures(quiet: Date, begun: Date, limit: number): Promise<FailedLogins[]> {
  const over = [{ last: mongoose.trusted({ $lt: quiet }) }, { since: mongoose.trusted({ $lt: begun }) }];
  return (await Failed.find({ $or: over }).limit(limit).lean()).map(withId);
}

/** @returns false if there has been another failure since they were read */
export async function takeFailures(tx: Transaction, { id, count }: FailedLogins): Promise<boolean> {
  return (await Failed.deleteOne({ _id: id, count }, { session: tx.session })).deletedCount === 1;
}

export async function clearFailures(tx: Transaction, userId: number): Promise<void> {
  await Failed.deleteOne({ _id: userId }, { session: tx.session });
}
