import type { DocumentType } from '@aicp/contracts/documentType';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose, { type QueryFilter } from 'mongoose';
import type { CarriedVersion, Check } from '../domain/carried.ts';
import type { Generation } from '../domain/generation.ts';
import type { SubjectTitle } from './subjects.ts';

/** One type of document for one assessment; its texts are stored as versions. */
export type AssessmentDocument = {
  /** The assessment and the type, for example "12-model-card". A document has no other number. */
  id: string;
  userId: number;
  organisationId: number;
  assessmentId: number;
  type: DocumentType;
  /** The current or last generation; null before the first. */
  generation: Generation | null;
  /** The number of the latest version; 0 if none. */
  latest: number;
  /** The last check of an earlier approved version against this assessment's report. */
  checked: Check | null;
};

/** A document with its versions; also exists before it was ever generated, as a placeholder. */
export type DocumentView = AssessmentDocument & {
  subject: SubjectTitle;
  /** The approved version of an earlier assessment, if this one has no version. */
  carried: CarriedVersion | null;
};

const generation = part<Generation>({
  order: { type: String, required: true },
  state: { type: String, required: true },
  right: { type: String, required: true },
  shareOf: { type: String, default: null },
  testMode: { type: Boolean, required: true },
  requestedBy: { type: Number, required: true },
  message: { type: String, default: null },
  startedAt: { type: Date, required: true },
});

const check = part<Check>({
  documentId: { type: String, required: true },
  number: { type: Number, required: true },
  by: { type: Number, required: true },
  at: { type: Date, required: true },
});

const Documents = collection<Stored<AssessmentDocument>>(
  'documents',
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true, immutable: true },
    organisationId: { type: Number, required: true, immutable: true },
    assessmentId: { type: Number, required: true, immutable: true },
    type: { type: String, required: true, immutable: true },
    generation: { type: generation, default: null },
    latest: { type: Number, default: 0 },
    checked: { type: check, default: null },
  },
  [[{ userId: 1, assessmentId: 1 }], [{ organisationId: 1, assessmentId: 1 }]],
);

export function documentId(assessmentId: number, type: DocumentType): string {
  return `${assessmentId}-${type}`;
}

/** Gets the document of that type, creating it if missing. */
export async function openDocument(
  tx: Transaction,
  wanted: Pick<AssessmentDocument, 'userId' | 'organisationId' | 'assessmentId' | 'type'>,
): Promise<AssessmentDocument> {
  const found = await Documents.findOneAndUpdate(
    { _id: documentId(wanted.assessmentId, wanted.type) },
    { $setOnInsert: wanted },
    { upsert: true, returnDocument: 'after', session: tx.session },
  )
    .orFail()
    .lean();
  return withId(found);
}

/** For the worker, which has no user. */
export async function findDocumentOfJob(id: string): Promise<AssessmentDocument | null> {
  const found = await Documents.findById(id).lean();
  return found && withId(found);
}

/** Documents of one organisation, in no order. */
export async function listDocuments(organisationId: number, ids: readonly string[]): Promise<AssessmentDocument[]> {
  return (await Documents.find({ _id: mongoose.trusted({ $in: ids }), organisationId }).lean()).map(withId);
}

/** The documents of several assessments of one organisation. */
export async function listDocumentsOf(
  organisationId: number,
  assessmentIds: readonly number[],
  tx?: Transaction,
): Promise<AssessmentDocument[]> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  return (await Documents.find(filter, null, tx ? { session: tx.session } : {}).lean()).map(withId);
}

/**
 * Records the state of the generation.
 * @returns false if another order has replaced it
 */
export async function updateGeneration(
  tx: Transaction,
  id: string,
  order: string | null,
  change: { generation: Generation; latest?: number },
): Promise<boolean> {
  const filter: QueryFilter<Stored<AssessmentDocument>> =
    order === null ? { _id: id } : { _id: id, 'generation.order': order, 'generation.state': 'generating' };
  const { matchedCount } = await Documents.updateOne(filter, change, { session: tx.session });
  return matchedCount === 1;
}

/** Whether one of these assessments has a version of this type. */
export async function isWritten(
  { session }: Transaction,
  organisationId: number,
  assessmentIds: readonly number[],
  type: DocumentType,
): Promise<boolean> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }), type };
  return (await Documents.exists({ ...filter, latest: mongoose.trusted({ $gt: 0 }) }).session(session)) !== null;
}

export async function recordCheck({ session }: Transaction, id: string, checked: Check): Promise<void> {
  await Documents.updateOne({ _id: id }, { checked }, { session });
}

/** Checks that a member made in an organisation after an instant, oldest first. */
export async function pageChecks(
  { userId, organisationId }: Owner,
  after: Date,
  limit: number,
): Promise<{ id: string; checked: Check }[]> {
  const theirs = { organisationId, 'checked.by': userId, 'checked.at': mongoose.trusted({ $gt: after }) };
  const found = await Documents.find(theirs, { checked: 1 }).sort({ 'checked.at': 1 }).limit(limit).lean();
  return found.flatMap(({ _id: id, checked }) => (checked ? [{ id, checked }] : []));
}

export async function deleteDocuments(
  tx: Transaction,
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<string[]> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  const ids = await Documents.find(filter, { _id: 1 }, { session: tx.session }).lean();
  await Documents.deleteMany(filter, { session: tx.session });
  return ids.map(({ _id }) => _id);
}

export function transferDocuments(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Documents, tx, ended, limit);
}
