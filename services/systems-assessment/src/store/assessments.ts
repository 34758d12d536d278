import { systemFields } from '@aicp/contracts/entities/system';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose, { type ClientSession } from 'mongoose';
import type { Completion } from '../domain/completion.ts';
import { facts } from './organisations.ts';
import type { PageRequest } from './pageRequestOf.ts';
import { ownersOfSystems } from './systems.ts';

export type Assessment = {
  id: number;
  userId: number;
  organisationId: number;
  aiSystemId: number;
  jurisdiction: 'EU' | 'UK';
  bankVersion: string;
  riskLevel: 'HIGH' | 'MEDIUM' | 'LOW' | null;
  /** False outside the law: the level then means "not scored". */
  scored: boolean;
  riskScore: number | null;
  /** EU: the class under the AI Act; UK: the overall rating, in words. */
  class: string | null;
  /** UK: a JSON object of principle names with ratings. */
  principleScores: string | null;
  applicableRegulators: string[];
  status: 'in_progress' | 'completed';
  completedAt: Date | null;
  /** Null while the assessment is in progress. */
  completion: Completion | null;
  createdAt: Date;
};

const completion = part<Completion>({
  scoredOn: { type: String, required: true },
  system: {
    type: part<Completion['system']>({
      id: { type: Number, required: true },
      ...pathsOf(systemFields, 'event'),
    }),
    required: true,
  },
  organisation: { type: facts, default: null },
  completedBy: { type: Number, required: true },
});

/** Increases with every answer, so that an answer and the completion cannot miss each other. */
type Row = Stored<Assessment> & { answersSaved: number };

const Assessments = collection<Row>(
  'assessments',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    aiSystemId: { type: Number, required: true },
    jurisdiction: { type: String, maxlength: 10, default: 'EU' },
    bankVersion: { type: String, required: true },
    riskLevel: { type: String, maxlength: 50, default: null },
    scored: { type: Boolean, default: true },
    riskScore: { type: Number, default: null },
    class: { type: String, default: null },
    principleScores: { type: String, default: null },
    applicableRegulators: { type: [String], default: [] },
    status: { type: String, maxlength: 50, default: 'in_progress' },
    completedAt: { type: Date, default: null },
    completion: { type: completion, default: null },
    createdAt: { type: Date, required: true },
    answersSaved: { type: Number, default: 0 },
  },
  [[{ aiSystemId: 1, _id: -1 }], [{ userId: 1, _id: 1 }], [{ organisationId: 1, _id: 1 }]],
);

/** Per page, and in REST's history. */
export const MAX_ASSESSMENTS = 100;

const FIELDS = { answersSaved: 0 } as const;

export async function insertAssessment(tx: Transaction, { id, ...assessment }: Assessment): Promise<void> {
  await Assessments.create([{ _id: id, ...assessment }], { session: tx.session });
}

type Named = Pick<Assessment, 'id' | 'organisationId'>;

/**
 * In the order of `wanted`; null for unknown or others' assessments, and while their system is being deleted: a large system's assessments
 * are deleted later.
 */
async function findNamed(wanted: readonly Named[], session?: ClientSession): Promise<(Assessment | null)[]> {
  const ids = wanted.map(({ id }) => id);
  const rows = await Assessments.find({ _id: mongoose.trusted({ $in: ids }) }, FIELDS, { session }).lean();
  const systemIds = rows.map(({ aiSystemId }) => aiSystemId);
  const owners = systemIds.length > 0 ? await ownersOfSystems(systemIds, session) : new Map<number, number>();
  return wanted.map(({ id, organisationId }) => {
    const row = rows.find(({ _id }) => _id === id);
    return row?.organisationId === organisationId && owners.get(row.aiSystemId) === organisationId ? withId(row) : null;
  });
}

const assessmentNow = batchPerTick((wanted: readonly Named[]) => findNamed(wanted));

export async function findAssessment(
  organisationId: number,
  id: number,
  session?: ClientSession,
): Promise<Assessment | null> {
  if (!session) return assessmentNow({ organisationId, id });
  const [found = null] = await findNamed([{ organisationId, id }], session);
  return found;
}

/** All assessments with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageAssessments(after: number, limit: number): Promise<Assessment[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Assessments.find(above, FIELDS).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

/** By id, for any owner: to recompute them. */
export async function listAssessmentsById(ids: readonly number[]): Promise<Map<number, Assessment>> {
  const found = await Assessments.find({ _id: mongoose.trusted({ $in: ids }) }, FIELDS).lean();
  return new Map(found.map(assessment => [assessment._id, withId(assessment)]));
}

/** In the order of `ids`; null for unknown or others' assessments. */
export async function findAssessments(organisationId: number, ids: readonly number[]): Promise<(Assessment | null)[]> {
  const wanted = ids.map(id => ({ organisationId, id }));
  return wanted.length === 1 ? Promise.all(wanted.map(assessmentNow)) : findNamed(wanted);
}

/** The assessments of a system under one law, or under each, newest first. */
export async function listAssessments(
  organisationId: number,
  { aiSystemId, jurisdiction }: { aiSystemId: number; jurisdiction: 'EU' | 'UK' | null },
  { first, after }: PageRequest,
): Promise<Assessment[]> {
  const below = { _id: mongoose.trusted({ $lt: after }) };
  const under = jurisdiction && { jurisdiction };
  const found = await Assessments.find({ aiSystemId, organisationId, ...under, ...below }, FIELDS)
    .sort({ _id: -1 })
    .limit(first)
    .lean();
  return found.map(withId);
}

/** Place and time of completion only: a row also has its whole verdict, which is needed for one of them. */
const COMPLETED = { aiSystemId: 1, jurisdiction: 1, completedAt: 1 } as const;

/** The last completed assessment of the same system and law before each of these; null if none. */
export async function listPrevious(
  organisationId: number,
  assessments: readonly Assessment[],
): Promise<(Assessment | null)[]> {
  const systems = mongoose.trusted({ $in: [...new Set(assessments.map(({ aiSystemId }) => aiSystemId))] });
  const completed = await Assessments.find({ aiSystemId: systems, organisationId, status: 'completed' }, COMPLETED)
    .sort({ completedAt: -1, _id: -1 })
    .lean();
  const previous = assessments.map(({ id, aiSystemId, jurisdiction, completedAt }) =>
    completed.find(
      other =>
        other._id !== id &&
        other.aiSystemId === aiSystemId &&
        other.jurisdiction === jurisdiction &&
        (!completedAt || !other.completedAt || other.completedAt < completedAt),
    ),
  );
  const ids = [...new Set(previous.flatMap(one => one?._id ?? []))];
  const found = new Map((await findAssessments(organisationId, ids)).map(one => [one?.id, one]));
  return previous.map(one => (one && found.get(one._id)) ?? null);
}

/** A system's latest assessment in progress under a law; null if none. */
export async function findOpen(
  tx: Transaction,
  of: { organisationId: number; aiSystemId: number; jurisdiction: 'EU' | 'UK' },
): Promise<number | null> {
  const open = await Assessments.findOne({ ...of, status: 'in_progress' }, { _id: 1 }, { session: tx.session })
    .sort({ _id: -1 })
    .lean();
  return open?._id ?? null;
}

/** The assessments of a system in progress under a law, newest first. */
export async function listOpen(
  tx: Transaction,
  of: { organisationId: number; aiSystemId: number; jurisdiction: 'EU' | 'UK' },
): Promise<Assessment[]> {
  const found = await Assessments.find({ ...of, status: 'in_progress' }, FIELDS, { session: tx.session })
    .sort({ _id: -1 })
    .lean();
  return found.map(withId);
}

/** The ids of a system's assessments in progress under a law. */
export async function listInProgress(
  tx: Transaction,
  of: { organisationId: number; aiSystemId: number; jurisdiction: 'EU' | 'UK' },
): Promise<number[]> {
  const open = await Assessments.find({ ...of, status: 'in_progress' }, { _id: 1 }, { session: tx.session }).lean();
  return open.map(({ _id }) => _id);
}

/** Deletes an assessment in progress. False if it has been completed. */
export async function removeInProgress(tx: Transaction, organisationId: number, id: number): Promise<boolean> {
  const { deletedCount } = await Assessments.deleteOne(
    { _id: id, organisationId, status: 'in_progress' },
    { session: tx.session },
  );
  return deletedCount === 1;
}

/** The number of a system's assessments under all laws, up to `most`. */
export async function countAssessments(tx: Transaction, aiSystemId: number, most: number): Promise<number> {
  return Assessments.countDocuments({ aiSystemId }, { session: tx.session, limit: most });
}

/** Deletes one batch of the assessments of a system or an organisation; returns their ids. */
export function deleteAssessmentBatch(
  tx: Transaction,
  of: { organisationId: number; aiSystemId?: number },
  limit: number,
): Promise<number[]> {
  return deleteBatch(Assessments, tx, of, limit);
}

/** Marks that an answer is being saved. Returns its system; null if the assessment has been completed. */
export async function touchInProgress(tx: Transaction, organisationId: number, id: number): Promise<number | null> {
  const touched = await Assessments.findOneAndUpdate(
    { _id: id, organisationId, status: 'in_progress' },
    { $inc: { answersSaved: 1 } },
    { session: tx.session, projection: { aiSystemId: 1 } },
  ).lean();
  return touched?.aiSystemId ?? null;
}

/** Closes an assessment. False if it was already closed. */
export async function closeAssessment(
  tx: Transaction,
  organisationId: number,
  id: number,
  outcome: Pick<
    Assessment,
    'riskLevel' | 'scored' | 'riskScore' | 'class' | 'principleScores' | 'completedAt' | 'completion'
  >,
): Promise<boolean> {
  const { matchedCount } = await Assessments.updateOne(
    { _id: id, organisationId, status: 'in_progress' },
    { ...outcome, status: 'completed' },
    { session: tx.session },
  );
  return matchedCount === 1;
}

/** For the organisation's export. */
export function pageAssessmentsForExport(
  organisationId: number,
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  return pageRows(Assessments, { organisationId }, after, limit, FIELDS);
}

/** Transfers a batch of a former member's assessments to the successor; returns their number. */
export function transferAssessments(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Assessments, tx, ended, limit);
}

/** The laws under which a system has assessments, and their number. */
export async function lawsAssessed({ session }: Transaction, aiSystemId: number) {
  const found = await Assessments.find({ aiSystemId }, { jurisdiction: 1 }, { session }).lean();
  return { laws: [...new Set(found.map(({ jurisdiction }) => jurisdiction))], count: found.length };
}

export function reassignAssessments(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Assessments, tx, merged, 'aiSystemId');
}
