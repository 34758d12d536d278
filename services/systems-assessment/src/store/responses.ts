import type { Owner } from '@aicp/contracts/owner';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

export type Response = {
  id: number;
  assessmentId: number;
  questionId: string;
  answer: string;
  score: number;
  ragScore: 'GREEN' | 'AMBER' | 'RED' | null;
  principle: string | null;
  evidenceUrl: string | null;
  organisationId: number;
  /** Null if it is not known. */
  answeredBy: number | null;
  answeredAt: Date;
  /** An organisation's answer about itself, which is used without being asked. */
  fromOrganisation: boolean;
  /** The answer sent to the assessment, if the organisation's answer counted instead. */
  sent: Pick<Response, 'answer' | 'answeredBy' | 'answeredAt'> | null;
};

/** The version of the evidence change that `evidenceUrl` is from. */
type Row = Stored<Response> & { evidenceVersion: number };

const Responses = collection<Row>(
  'responses',
  {
    _id: { type: Number, required: true },
    assessmentId: { type: Number, required: true },
    questionId: { type: String, maxlength: 50, required: true },
    answer: { type: String, required: true },
    score: { type: Number, required: true },
    ragScore: { type: String, maxlength: 10, default: null },
    principle: { type: String, maxlength: 100, default: null },
    evidenceUrl: { type: String, default: null },
    organisationId: { type: Number, required: true },
    answeredBy: { type: Number, default: null },
    answeredAt: { type: Date, required: true },
    fromOrganisation: { type: Boolean, default: false },
    sent: { type: mongoose.Schema.Types.Mixed, default: null },
    evidenceVersion: { type: Number, default: 0 },
  },
  [[{ assessmentId: 1, questionId: 1 }, { unique: true }], [{ organisationId: 1, answeredBy: 1, _id: 1 }]],
);

/** Responses store no owner; the caller must have checked the assessment's organisation. */
export async function findResponses(
  assessmentId: number,
  questionIds: readonly string[],
  session?: ClientSession,
): Promise<Map<string, Response>> {
  const named = { assessmentId, questionId: mongoose.trusted({ $in: questionIds }) };
  const found = await Responses.find(named, null, { session }).lean();
  return new Map(found.map(row => [row.questionId, withId(row)]));
}

/** The responses of each assessment, in the order of `assessmentIds`. */
export async function listResponses(assessmentIds: readonly number[], session?: ClientSession): Promise<Response[][]> {
  const found = await Responses.find({ assessmentId: mongoose.trusted({ $in: assessmentIds }) }, null, { session })
    .sort({ _id: 1 })
    .lean();
  const byAssessment = Map.groupBy(found.map(withId), response => response.assessmentId);
  return assessmentIds.map(id => byAssessment.get(id) ?? []);
}

/** Writes one response per question, replacing the stored one; its id stays the first's. */
export async function upsertResponses(tx: Transaction, responses: readonly Response[]): Promise<void> {
  if (responses.length === 0) return;
  // By the driver: whole assessments come at once, and mongoose takes three times as long per row.
  await Responses.collection.bulkWrite(
    responses.map(({ id, ...response }) => ({
      updateOne: {
        filter: { assessmentId: response.assessmentId, questionId: response.questionId },
        update: { $set: response, $setOnInsert: { _id: id, evidenceVersion: 0 } },
        upsert: true,
      },
    })) as never[],
    { session: tx.session },
  );
}

/** Points an answer to its evidence, if newer than the current one. */
export async function pointToEvidence(
  tx: Transaction,
  { assessmentId, questionId }: Pick<Response, 'assessmentId' | 'questionId'>,
  evidence: { evidenceUrl: string | null; evidenceVersion: number },
): Promise<void> {
  const older = { assessmentId, questionId, evidenceVersion: mongoose.trusted({ $lt: evidence.evidenceVersion }) };
  await Responses.updateOne(older, evidence, { session: tx.session });
}

/** Deletes the responses of assessments that are being deleted. */
export async function removeResponses(tx: Transaction, assessmentIds: readonly number[]): Promise<void> {
  await Responses.deleteMany({ assessmentId: mongoose.trusted({ $in: assessmentIds }) }, { session: tx.session });
}

/** For a member's export: the answers that they gave in an organisation. */
export function pageAnswers(
  { organisationId, userId }: Owner,
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  return pageRows(Responses, { organisationId, answeredBy: userId }, after, limit);
}

/** The answers of these assessments to these questions. */
export async function listDutyResponses(
  assessmentIds: readonly number[],
  questionIds: readonly string[],
): Promise<Response[]> {
  const asked = {
    assessmentId: mongoose.trusted({ $in: assessmentIds }),
    questionId: mongoose.trusted({ $in: questionIds }),
  };
  return (await Responses.find(asked).lean()).map(withId);
}
