import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection } from '@aicp/service/store/collection';
import { handOver } from '@aicp/service/store/handOver';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** The QMS of an assessment, as the releases before kept it: nothing reads it any more, and it goes with its assessment. */
type Row = Owner & { _id: number; ticked: string[]; savedAt: Date };

const Checklists = collection<Row>(
  'checklists',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    ticked: { type: [String], required: true },
    savedAt: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ organisationId: 1 }]],
);

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
