import type { ValuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import { upsertIfNewer } from './upsertIfNewer.ts';

/** An AI system as its owner last described it. */
export type AdminSystem = {
  id: number;
  userId: number;
  organisationId: number;
} & ValuesIn<typeof systemFields, 'administration'>;

const Systems = collection<Stored<AdminSystem> & { version: number }>(
  'systems',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    ...pathsOf(systemFields, 'administration'),
  },
  [[{ userId: 1, _id: -1 }], [{ organisationId: 1, _id: -1 }]],
);

/** The most entries in a list. */
const MAX_LISTED = 200;

/** Stores the published state of a system, unless a newer one is stored. */
export async function upsertSystem(tx: Transaction, version: number, { id, ...system }: AdminSystem): Promise<void> {
  await upsertIfNewer(tx, Systems, id, ['version', version], system);
}

/** Transfers a system from its creator to another member. */
export async function setCreator(
  { session }: Transaction,
  _id: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await Systems.updateOne({ _id, userId: from }, { userId: to }, { session });
}

export async function removeSystem(tx: Transaction, id: number): Promise<void> {
  await Systems.deleteOne({ _id: id }, { session: tx.session });
}

/** Deletes one batch of an organisation's systems; returns how many. */
export async function removeSystemsOf(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Systems, tx, { organisationId }, limit)).length;
}

/** Newest first. */
export async function listSystems(organisationId: number): Promise<AdminSystem[]> {
  const found = await Systems.find({ organisationId }, { version: 0 }).sort({ _id: -1 }).limit(MAX_LISTED).lean();
  return found.map(withId);
}

export async function countSystemsBy(organisationIds: readonly number[]): Promise<Map<number, number>> {
  const counts = await Systems.aggregate<{ _id: number; count: number }>([
    { $match: { organisationId: { $in: organisationIds } } },
    { $group: { _id: '$organisationId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

export async function clearSystems(): Promise<void> {
  await Systems.deleteMany({});
}

export function transferSystems(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Systems, tx, ended, limit);
}
