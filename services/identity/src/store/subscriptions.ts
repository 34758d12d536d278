import type { Owner } from '@aicp/contracts/owner';
import type { Plan } from '@aicp/contracts/plans';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** A user's plan, as billing last published it. */
type Row = { _id: number; organisationId: number; version: number; plan: Plan };

const Subscriptions = collection<Row>('subscriptions', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, from: '_id', required: true },
  version: { type: Number, required: true },
  plan: { type: String, required: true },
});

/** What the user's plan is, as billing last published it; free until it has. */
export async function findPlan(userId: number): Promise<Plan> {
  const found = await Subscriptions.findById(userId, { plan: 1 }).lean();
  return found?.plan ?? 'free';
}

/** Keeps the plan unless a later state is known; whether it was kept. */
export async function keepPlan(
  tx: Transaction,
  { userId, organisationId, version, plan }: Owner & Pick<Row, 'version' | 'plan'>,
): Promise<boolean> {
  const known = await Subscriptions.findById(userId, { version: 1 }, { session: tx.session }).lean();
  if (known && known.version >= version) return false;
  await Subscriptions.updateOne(
    { _id: userId },
    { organisationId, version, plan },
    { upsert: true, session: tx.session },
  );
  return true;
}

export async function deletePlan(tx: Transaction, userId: number): Promise<void> {
  await Subscriptions.deleteOne({ _id: userId }, { session: tx.session });
}
