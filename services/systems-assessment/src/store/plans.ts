import type { Owner } from '@aicp/contracts/owner';
import type { Plan } from '@aicp/contracts/plans';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** A user's plan, as billing last published it. */
type Row = { _id: number; organisationId: number; version: number; plan: Plan };

const Plans = collection<Row>('plans', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, from: '_id', required: true },
  version: { type: Number, required: true },
  plan: { type: String, required: true },
});

/** Free until billing has published a plan. */
export async function findPlan(tx: Transaction, userId: number): Promise<Plan> {
  const found = await Plans.findById(userId, { plan: 1 }, { session: tx.session }).lean();
  return found?.plan ?? 'free';
}

type PlanState = Owner & Pick<Row, 'version' | 'plan'>;

/** Keeps a plan unless a later one is known. */
export async function putPlan(tx: Transaction, { userId, organisationId, version, plan }: PlanState): Promise<void> {
  const options = { session: tx.session };
  const known = await Plans.findById(userId, { version: 1 }, options).lean();
  if (known && known.version >= version) return;
  await Plans.updateOne({ _id: userId }, { organisationId, version, plan }, { ...options, upsert: true });
}

export async function removePlan(tx: Transaction, userId: number): Promise<void> {
  await Plans.deleteOne({ _id: userId }, { session: tx.session });
}
