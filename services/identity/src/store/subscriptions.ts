import type { Plan } from '@aicp/contracts/rights/plans';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** An organisation's plan, as billing last published it. Its number is the organisation's. */
type Row = { _id: number; organisationId: number; version: number; plan: Plan };

const Subscriptions = collection<Row>('subscriptions', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  version: { type: Number, required: true },
  plan: { type: String, required: true },
});

/** An organisation's plan as billing last published it; free until then. */
export async function findPlan(organisationId: number): Promise<Plan> {
  const found = await Subscriptions.findById(organisationId, { plan: 1 }).lean();
  return found?.plan ?? 'free';
}

/** Stores the plan unless a later state is stored. Returns whether it was stored. */
export async function upsertPlan(
  tx: Transaction,
  { organisationId, version, plan }: Pick<Row, 'organisationId' | 'version' | 'plan'>,
): Promise<boolean> {
  const known = await Subscriptions.findById(organisationId, { version: 1 }, { session: tx.session }).lean();
  if (known && known.version >= version) return false;
  await Subscriptions.updateOne(
    { _id: organisationId },
    { organisationId, version, plan },
    { upsert: true, session: tx.session },
  );
  return true;
}

export async function deletePlan(tx: Transaction, organisationId: number): Promise<void> {
  await Subscriptions.deleteOne({ _id: organisationId }, { session: tx.session });
}
