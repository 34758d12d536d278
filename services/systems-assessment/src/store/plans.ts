import type { Plan } from '@aicp/contracts/rights/plans';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** An organisation's plan as billing last published it, and its assessments of the day. */
type Row = {
  _id: number;
  organisationId: number;
  version: number;
  plan: Plan;
  /** The date of `begun`, for example 2026-11-22; null before the first assessment. */
  day: string | null;
  begun: number;
};

/** The version before billing has published anything. */
const NO_VERSION = -1;

const Plans = collection<Row>('plans', {
  _id: { type: Number, required: true },
  organisationId: { type: Number, required: true },
  version: { type: Number, default: NO_VERSION },
  plan: { type: String, default: 'free' },
  day: { type: String, default: null },
  begun: { type: Number, default: 0 },
});

/** Free until billing has published a plan. */
export async function findPlan(tx: Pick<Transaction, 'session'> | undefined, organisationId: number): Promise<Plan> {
  const found = await Plans.findById(organisationId, { plan: 1 }, tx && { session: tx.session }).lean();
  return found?.plan ?? 'free';
}

type PlanState = Pick<Row, 'organisationId' | 'version' | 'plan'>;

/** Stores a plan unless a later one is stored. */
export async function upsertPlan(tx: Transaction, { organisationId, version, plan }: PlanState): Promise<void> {
  const options = { session: tx.session };
  const known = await Plans.findById(organisationId, { version: 1 }, options).lean();
  if (known && known.version >= version) return;
  await Plans.updateOne({ _id: organisationId }, { organisationId, version, plan }, { ...options, upsert: true });
}

/** Counts a new assessment. Returns how many were started earlier on that day, including deleted ones. */
export async function countBegun(tx: Transaction, organisationId: number, day: string): Promise<number> {
  const options = { session: tx.session };
  const known = await Plans.findById(organisationId, { day: 1, begun: 1 }, options).lean();
  const before = known?.day === day ? known.begun : 0;
  const first = { organisationId, version: NO_VERSION, plan: 'free' } as const;
  const counted = { $set: { day, begun: before + 1 }, ...(known ? {} : { $setOnInsert: first }) };
  await Plans.updateOne({ _id: organisationId }, counted, { ...options, upsert: true });
  return before;
}

export async function removePlan(tx: Transaction, organisationId: number): Promise<void> {
  await Plans.deleteOne({ _id: organisationId }, { session: tx.session });
}
