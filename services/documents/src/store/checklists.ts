import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection } from '@aicp/service/store/collection';
import { handOver } from '@aicp/service/store/handOver';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

export type Checklist = { ticked: string[]; savedAt: Date };

/** Its number is the assessment's. */
type Row = Checklist & Owner & { _id: number };

const Checklists = collection<Row>(
  'checklists',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, from: 'userId', required: true },
    ticked: { type: [String], required: true },
    savedAt: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ organisationId: 1 }]],
);

export async function saveChecklist(
  tx: Transaction,
  { userId, organisationId }: Owner,
  assessmentId: number,
  checklist: Checklist,
): Promise<void> {
  const { session } = tx;
  await Checklists.updateOne(
    { _id: assessmentId },
    { $set: checklist, $setOnInsert: { userId, organisationId } },
    { upsert: true, session },
  );
}

/** In the order of `assessmentIds`; null where none was saved by this owner. */
export async function findChecklists(
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<(Checklist | null)[]> {
  const filter = { _id: mongoose.trusted({ $in: assessmentIds }), organisationId };
  const found = await Checklists.find(filter, { ticked: 1, savedAt: 1 }).lean();
  const byId = new Map(found.map(checklist => [checklist._id, checklist]));
  return assessmentIds.map(id => byId.get(id) ?? null);
}

export async function removeChecklists(
  tx: Transaction,
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<void> {
  await Checklists.deleteMany(
    { organisationId, _id: mongoose.trusted({ $in: assessmentIds }) },
    { session: tx.session },
  );
}

export function handOverChecklists(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return handOver(Checklists, tx, ended, limit);
}
