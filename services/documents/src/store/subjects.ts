import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { Duty } from '@aicp/compliance/scoring/verdict';
import type { AssessmentCompletedData, SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, part } from '@aicp/service/store/collection';
import { reassignSnapshots } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import type { AnsweredDuty, TitledDuty } from '../domain/dutyProofs.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import type { DutySubject } from '../domain/shownDuties.ts';
import type { ReportApproval } from '../domain/trail.ts';
import type { AssessmentInProgress } from './begun.ts';
import { DUTY_PATHS } from './dutyPaths.ts';

/**
 * The subject of a document: a completed assessment as published, with its system and answers. `joinedFrom` is its system's previous
 * number, if that record has been merged since.
 */
export type Subject = Omit<AssessmentCompletedData, 'completedAt'> & { completedAt: Date; joinedFrom: number | null };

/** `approval` is null until reporting publishes one, and is never withdrawn. */
type Row = Omit<Subject, 'assessmentId'> & { _id: number; approval: ReportApproval | null };

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

/** For the neighbouring stores that list the inventory and find who answered. */
export const Subjects = collection<Row>(
  'subjects',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    bankVersion: { type: String, ...fixed },
    lawAsOf: { type: String, ...fixed },
    completedAt: { type: Date, ...fixed },
    completedBy: { type: Number, ...fixed },
    system: { type: Mixed, ...fixed },
    joinedFrom: { type: Number, default: null },
    answers: { type: Mixed, ...fixed },
    approval: {
      type: part<ReportApproval>({
        by: { type: Number, required: true },
        at: { type: Date, default: null },
        function: { type: String, default: null },
        comment: { type: String, default: null },
        hash: { type: String, default: null },
      }),
      default: null,
    },
    organisation: { type: Mixed, default: null, immutable: true },
    result: { type: Mixed, ...fixed },
  },
  [
    [{ userId: 1, 'system.id': 1 }],
    [{ userId: 1, _id: 1 }],
    [{ organisationId: 1, 'system.id': 1 }],
    [{ organisationId: 1, jurisdiction: 1, 'system.id': 1, completedAt: -1, _id: -1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ 'approval.by': 1 }, { partialFilterExpression: { 'approval.by': { $gt: 0 } } }],
  ],
);

/**
 * Stores a completed assessment.
 * @returns false, and changes nothing, if the assessment is already stored
 */
export async function insertSubjectOnce(tx: Transaction, { assessmentId, ...subject }: Subject): Promise<boolean> {
  const first = { $setOnInsert: subject };
  const options = { upsert: true, session: tx.session };
  return (await Subjects.updateOne({ _id: assessmentId }, first, options)).upsertedCount > 0;
}

/** The completed assessments of a system under one law, newest first, at most `limit`. */
export async function newestSubjects(
  { session }: Transaction,
  { organisationId, systemId, jurisdiction }: SystemUnderLaw & { organisationId: number },
  limit: number,
): Promise<AssessmentInProgress[]> {
  const filter = { organisationId, 'system.id': systemId, jurisdiction };
  const found = await Subjects.find(filter, { bankVersion: 1 }, { session })
    .sort({ completedAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return found.map(({ _id, bankVersion }) => {
    return { assessmentId: _id, organisationId, systemId, jurisdiction, bankVersion };
  });
}

const withAssessmentId = ({ _id, approval: _, ...subject }: Row): Subject => ({
  ...subject,
  assessmentId: _id,
});

export async function findSubject(
  organisationId: number,
  assessmentId: number,
  tx?: Transaction,
): Promise<Subject | null> {
  const session = tx ? { session: tx.session } : {};
  const found = await Subjects.findOne({ _id: assessmentId, organisationId }, null, session).lean();
  return found && withAssessmentId(found);
}

/** Stores the approval of an assessment's report. @returns false if the assessment is not known */
export async function approveReport(
  { session }: Transaction,
  { organisationId, assessmentId }: { organisationId: number; assessmentId: number },
  approval: ReportApproval,
): Promise<boolean> {
  const filter = { _id: assessmentId, organisationId };
  return (await Subjects.updateOne(filter, { approval }, { session })).matchedCount > 0;
}

/** Removes the function of a deleted user from a page of reports that they approved; returns how many. */
export async function anonymiseReportApprovals(
  { session }: Transaction,
  userId: number,
  limit: number,
): Promise<number> {
  const named = { 'approval.by': userId, 'approval.function': mongoose.trusted({ $ne: null }) };
  const found = await Subjects.find(named, { _id: 1 }, { session }).limit(limit).lean();
  const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  await Subjects.updateMany(these, { 'approval.function': null }, { session });
  return found.length;
}

const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});

export async function findReportApproval(
  organisationId: number,
  assessmentId: number,
  tx?: Transaction,
): Promise<ReportApproval | null> {
  const found = await Subjects.findOne({ _id: assessmentId, organisationId }, { approval: 1 }, inSession(tx)).lean();
  return found?.approval ?? null;
}

/** The assessment's data for a placeholder of a document. */
export type SubjectTitle = Pick<Subject, 'assessmentId' | 'userId' | 'organisationId' | 'jurisdiction'> & {
  systemName: string;
};

/** In the order of `ids`; null for unknown or others' assessments. */
export async function listSubjectTitles(
  organisationId: number,
  ids: readonly number[],
): Promise<(SubjectTitle | null)[]> {
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const found = await Subjects.find(filter, { userId: 1, organisationId: 1, jurisdiction: 1, system: 1 }).lean();
  const byId = new Map(
    found.map(({ _id, system, ...title }) => [_id, { ...title, assessmentId: _id, systemName: system.name }]),
  );
  return ids.map(id => byId.get(id) ?? null);
}

/** The fields of a duty that decide whether it is proved and whether it applies. */
export type SubjectDuty = AnsweredDuty & Pick<Duty, 'binds' | 'state' | 'from'>;
const dutyFields = ['id', 'questionId', 'status', 'binds', 'state', 'from'] as const;

/** The duties, steps and actions of completed assessments, with who completed them and who answered what and when, by assessment. */
export async function listSubjectDuties(
  organisationId: number,
  ids: readonly number[],
): Promise<Map<number, SubjectDuties>> {
  if (ids.length === 0) return new Map();
  const found = await Subjects.find(
    { _id: mongoose.trusted({ $in: ids }), organisationId },
    Object.fromEntries(DUTY_PATHS.map(path => [path, 1] as const)),
  ).lean<(SubjectDuties & { _id: number })[]>();
  return new Map(found.map(({ _id, ...subject }) => [_id, subject]));
}

const TITLES = Object.fromEntries(
  ['bankVersion', ...['id', 'questionId', 'title', 'citation.label'].map(name => `result.duties.${name}`)].map(
    path => [path, 1] as const,
  ),
);
type Titled = Pick<Subject, 'bankVersion'> & {
  result: { duties: Pick<TitledDuty, 'id' | 'questionId' | 'title' | 'citation'>[] };
};

/** The titles of the duties of completed assessments, by assessment. */
export async function listDutyTitles(organisationId: number, ids: readonly number[]): Promise<Map<number, Titled>> {
  if (ids.length === 0) return new Map();
  const named = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const found = await Subjects.find(named, TITLES).lean<(Titled & { _id: number })[]>();
  return new Map(found.map(({ _id, ...titled }) => [_id, titled]));
}

type SubjectDuties = DutySubject &
  Pick<Subject, 'completedBy' | 'answers'> & { result: Pick<Subject['result'], 'trace' | 'notes'> };

/** The duties of the latest completed assessment of each system under one law, without systems in `except`. */
export async function listLatestDuties(
  organisationId: number,
  jurisdiction: Jurisdiction,
  except: readonly number[],
): Promise<{ systemId: number; duties: SubjectDuty[] }[]> {
  const duties = Object.fromEntries(dutyFields.map(name => [name, `$$duty.${name}`]));
  return Subjects.aggregate([
    { $match: { organisationId, jurisdiction, 'system.id': { $nin: [...except] } } },
    { $sort: { 'system.id': 1, completedAt: -1, _id: -1 } },
    { $group: { _id: '$system.id', duties: { $first: '$result.duties' } } },
    { $project: { _id: 0, systemId: '$_id', duties: { $map: { input: '$duties', as: 'duty', in: duties } } } },
  ]);
}

/** The organisation with the next higher number that has a completed assessment; null if none has. */
export async function nextOrganisation(after: number): Promise<number | null> {
  const above = { organisationId: mongoose.trusted({ $gt: after }) };
  const found = await Subjects.findOne(above, { organisationId: 1 }).sort({ organisationId: 1 }).lean();
  return found?.organisationId ?? null;
}

/** With ids above `after`, in ascending order. */
export async function pageSubjects(organisationId: number, after: number, limit: number): Promise<Subject[]> {
  const filter = { organisationId, _id: mongoose.trusted({ $gt: after }) };
  return (await Subjects.find(filter).sort({ _id: 1 }).limit(limit).lean()).map(withAssessmentId);
}

/** The system and the law of completed assessments, in no order. */
export async function listSubjectRefs(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<AssessmentInProgress[]> {
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const fields = { organisationId: 1, jurisdiction: 1, bankVersion: 1, system: 1 } as const;
  const found = await Subjects.find(filter, fields, inSession(tx)).lean();
  return found.map(({ _id, organisationId, jurisdiction, bankVersion, system }) => {
    return { assessmentId: _id, organisationId, systemId: system.id, jurisdiction, bankVersion };
  });
}

/** The completed assessments of a system under each law, newest first. */
export async function assessmentsOf(
  organisationId: number,
  systemId: number,
): Promise<Pick<Subject, 'assessmentId' | 'jurisdiction'>[]> {
  const found = await Subjects.find({ organisationId, 'system.id': systemId }, { jurisdiction: 1 })
    .sort({ completedAt: -1, _id: -1 })
    .lean();
  return found.map(({ _id, jurisdiction }) => ({ assessmentId: _id, jurisdiction }));
}

/** All completed assessments of the systems of these assessments, newest first. */
export async function findCompletedOf(organisationId: number, ids: readonly number[], tx?: Transaction) {
  const options = tx ? { session: tx.session } : {};
  const these = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const systemIds = await Subjects.distinct('system.id', these, options);
  const all = { organisationId, 'system.id': mongoose.trusted({ $in: systemIds }) };
  const found = await Subjects.find(all, { jurisdiction: 1, completedAt: 1, system: 1 }, options)
    .sort({ completedAt: -1, _id: -1 })
    .lean();
  return found.map(({ _id, jurisdiction, completedAt, system }) => {
    return { assessmentId: _id, systemId: system.id, jurisdiction, completedAt };
  });
}

/** The completed assessments of a system under one law before another one, newest first. */
export async function completedBefore(
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  assessmentId: number,
): Promise<number[]> {
  const found = await assessmentsOf(organisationId, systemId);
  const ids = found.filter(other => other.jurisdiction === jurisdiction).map(other => other.assessmentId);
  return ids.slice(ids.indexOf(assessmentId) + 1);
}

/** Whether an assessment is known to be completed, in any organisation. */
export async function isCompleted({ session }: Transaction, assessmentId: number): Promise<boolean> {
  return (await Subjects.findOne({ _id: assessmentId }, { _id: 1 }, { session }).lean()) !== null;
}

/** A page of the assessments of a system, or of all systems of an organisation. */
export async function subjectIds(
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number[]> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, 'system.id': systemId };
  const found = await Subjects.find(filter, { _id: 1 }).limit(limit).lean();
  return found.map(({ _id }) => _id);
}

export async function removeSubjects(tx: Transaction, organisationId: number, ids: readonly number[]): Promise<void> {
  await Subjects.deleteMany({ organisationId, _id: mongoose.trusted({ $in: ids }) }, { session: tx.session });
}

export function transferSubjects(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Subjects, tx, ended, limit);
}

export function reassignSubjects(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignSnapshots(Subjects, tx, merged);
}
