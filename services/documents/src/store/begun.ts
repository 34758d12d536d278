import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { SystemUnderLaw } from '../domain/place.ts';

/** An assessment in progress; files can be added for it before it is completed. */
export type AssessmentInProgress = SystemUnderLaw & {
  assessmentId: number;
  organisationId: number;
  bankVersion: string;
};

type Row = Omit<AssessmentInProgress, 'assessmentId'> & { _id: number };

const fixed = { required: true, immutable: true } as const;

const Assessments = collection<Row>(
  'begun',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    bankVersion: { type: String, ...fixed },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

export async function insertBegunOnce(
  tx: Transaction,
  { assessmentId, ...begun }: AssessmentInProgress,
): Promise<void> {
  const first = { $setOnInsert: begun };
  await Assessments.updateOne({ _id: assessmentId }, first, { upsert: true, session: tx.session });
}

/** The ids that are in progress, in no order. */
export async function listBegun(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<AssessmentInProgress[]> {
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const found = await Assessments.find(filter, null, tx ? { session: tx.session } : {}).lean();
  return found.map(({ _id, ...begun }) => ({ ...begun, assessmentId: _id }));
}

/** The latest one of a system under a law; null if none is in progress. */
export async function latestBegun(
  { session }: Transaction,
  { organisationId, systemId, jurisdiction }: SystemUnderLaw & { organisationId: number },
): Promise<AssessmentInProgress | null> {
  const filter = { organisationId, systemId, jurisdiction };
  const found = await Assessments.findOne(filter, null, { session }).sort({ _id: -1 }).lean();
  if (!found) return null;
  const { _id: assessmentId, ...begun } = found;
  return { ...begun, assessmentId };
}

/** For a completed or discarded one. */
export async function removeBegun(tx: Transaction, assessmentId: number): Promise<void> {
  await Assessments.deleteOne({ _id: assessmentId }, { session: tx.session });
}

/** Removes the assessments in progress of a system, or of every system of an organisation. */
export async function removeBegunOf(
  tx: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, systemId };
  await Assessments.deleteMany(filter, { session: tx.session });
}

export function reassignBegun(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Assessments, tx, merged);
}
