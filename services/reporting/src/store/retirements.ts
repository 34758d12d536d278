import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';

/** Whether a system is retired, according to its facts as last published. */
export type Retirement = {
  /** The system's. */
  id: number;
  organisationId: number;
  version: number;
  retired: boolean;
  /** ISO date; null if not recorded. */
  since: string | null;
};

const fixed = { required: true, immutable: true } as const;

const Retirements = collection<Stored<Retirement>>(
  'retirements',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    version: { type: Number, required: true },
    retired: { type: Boolean, required: true },
    since: { type: String, default: null },
  },
  [[{ organisationId: 1, _id: 1 }]],
);

/** Null if nothing is recorded about the system. The system is locked. */
export async function findRetirement({ session }: Transaction, systemId: number): Promise<Retirement | null> {
  const found = await Retirements.findOne({ _id: systemId }, null, { session }).lean();
  return found && withId(found);
}

export async function upsertRetirement({ session }: Transaction, { id, ...retirement }: Retirement): Promise<void> {
  await Retirements.updateOne({ _id: id }, retirement, { upsert: true, session });
}

/** Deletes that of a system, or a batch of an organisation's. Returns their number. */
export async function removeRetirements(
  tx: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  const of = systemId === undefined ? { organisationId } : { organisationId, _id: systemId };
  return (await deleteBatch(Retirements, tx, of, limit)).length;
}
