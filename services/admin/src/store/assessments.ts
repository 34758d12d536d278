import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, type Stored } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';

type Assessment = { id: number; userId: number; organisationId: number; aiSystemId: number };
type Level = 'HIGH' | 'MEDIUM' | 'LOW';
/** The latest result of a system. */
export type Latest = {
  riskLevel: Level;
  scored: boolean;
  /** EU: the class under the AI Act; UK: the overall rating, in words. */
  class: string | null;
  completedAt: Date;
};

/** Fields of the result are null until the assessment is completed. */
type Row = Stored<Assessment> & { [Member in keyof Latest]: Latest[Member] | null };

const Assessments = collection<Row>(
  'assessments',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    aiSystemId: { type: Number, required: true },
    riskLevel: { type: String, default: null },
    scored: { type: Boolean, default: null },
    class: { type: String, default: null },
    completedAt: { type: Date, default: null },
  },
  [[{ userId: 1 }], [{ organisationId: 1 }], [{ aiSystemId: 1, completedAt: -1 }], [{ completedAt: 1, riskLevel: 1 }]],
);

/** Stores that an assessment was started, unless that is known. */
export async function upsertStarted(tx: Transaction, { id, ...assessment }: Assessment): Promise<void> {
  const begun = { $setOnInsert: { ...assessment, riskLevel: null, scored: null, class: null, completedAt: null } };
  await Assessments.updateOne({ _id: id }, begun, { upsert: true, session: tx.session });
}

export async function upsertCompleted(tx: Transaction, { id, ...assessment }: Assessment & Latest): Promise<void> {
  await Assessments.updateOne({ _id: id }, { $set: assessment }, { upsert: true, session: tx.session });
}

export async function removeAssessment(tx: Transaction, id: number): Promise<void> {
  await Assessments.deleteOne({ _id: id }, { session: tx.session });
}

/** Deletes one batch of the assessments of a system or an organisation; returns how many. */
export async function removeAssessments(
  tx: Transaction,
  of: { aiSystemId: number } | { organisationId: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Assessments, tx, of, limit)).length;
}

export async function countAssessments(): Promise<number> {
  return Assessments.estimatedDocumentCount();
}

export async function countAssessmentsBy(organisationIds: readonly number[]): Promise<Map<number, number>> {
  const counts = await Assessments.aggregate<{ _id: number; count: number }>([
    { $match: { organisationId: { $in: organisationIds } } },
    { $group: { _id: '$organisationId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

export async function latestOf(systemIds: readonly number[]): Promise<Map<number, Latest>> {
  const latest = await Assessments.aggregate<Latest & { _id: number }>([
    { $match: { aiSystemId: { $in: systemIds }, completedAt: { $ne: null } } },
    { $sort: { aiSystemId: 1, completedAt: -1 } },
    {
      $group: {
        _id: '$aiSystemId',
        riskLevel: { $first: '$riskLevel' },
        scored: { $first: '$scored' },
        class: { $first: '$class' },
        completedAt: { $first: '$completedAt' },
      },
    },
  ]);
  return new Map(latest.map(({ _id, ...rest }) => [_id, rest]));
}

export async function countLevels(since: Date): Promise<{ month: string; level: Level; count: number }[]> {
  return Assessments.aggregate([
    { $match: { completedAt: { $gte: since } } },
    {
      $group: {
        _id: { month: { $dateToString: { date: '$completedAt', format: '%Y-%m' } }, level: '$riskLevel' },
        count: { $sum: 1 },
      },
    },
    { $project: { _id: 0, month: '$_id.month', level: '$_id.level', count: 1 } },
  ]);
}

export async function clearAssessments(): Promise<void> {
  await Assessments.deleteMany({});
}

export function transferAssessments(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Assessments, tx, ended, limit);
}

export function reassignAssessments(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Assessments, tx, merged, 'aiSystemId');
}
