import type { Plan } from '@aicp/contracts/plans';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { Schema } from 'mongoose';

/** What billing last said of a user's plan. */
const schema = new Schema(
  {
    /** The user's id. */
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    plan: { type: String, required: true },
  },
  { collection: 'plans', versionKey: false },
);

const Plans = mongoose.model('Plan', schema);

/** Free until billing has said otherwise. */
export async function findPlan(tx: Transaction, userId: number): Promise<Plan> {
  const found = await Plans.findById(userId, { plan: 1 }, { session: tx.session }).lean<{ plan: Plan }>();
  return found?.plan ?? 'free';
}

/** Keeps a plan unless a later one is known. */
export async function putPlan(tx: Transaction, userId: number, version: number, plan: Plan): Promise<void> {
  const options = { session: tx.session };
  const known = await Plans.findById(userId, { version: 1 }, options).lean();
  if (known && known.version >= version) return;
  await Plans.updateOne({ _id: userId }, { version, plan }, { ...options, upsert: true });
}

export async function removePlan(tx: Transaction, userId: number): Promise<void> {
  await Plans.deleteOne({ _id: userId }, { session: tx.session });
}
