import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';

/** The data of a completed assessment needed to sell documents for it. */
export type Assessment = {
  id: number;
  userId: number;
  organisationId: number;
  systemId: number;
  jurisdiction: 'EU' | 'UK';
};

const Assessments = collection<Stored<Assessment>>(
  'assessments',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    jurisdiction: { type: String, maxlength: 10, required: true },
  },
  [[{ userId: 1, systemId: 1 }], [{ organisationId: 1, systemId: 1 }]],
);

export async function upsertAssessment(tx: Transaction, { id, ...assessment }: Assessment): Promise<void> {
  await Assessments.updateOne({ _id: id }, { $set: assessment }, { upsert: true, session: tx.session });
}

export async function findAssessment(organisationId: number, id: number): Promise<Assessment | null> {
  const assessment = await Assessments.findOne({ _id: id, organisationId }).lean();
  return assessment && withId(assessment);
}

/** The completed assessments of a system under one law; a document bought for one is bought for all. */
export async function listAssessmentsOf({
  organisationId,
  systemId,
  jurisdiction,
}: Omit<Assessment, 'id' | 'userId'>): Promise<number[]> {
  const found = await Assessments.find({ organisationId, systemId, jurisdiction }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

/** Deletes one batch of the assessments of a system or an organisation; returns how many. */
export async function removeAssessments(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Assessments, tx, of, limit)).length;
}

export function transferAssessments(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Assessments, tx, ended, limit);
}

export function reassignAssessments(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Assessments, tx, merged);
}
