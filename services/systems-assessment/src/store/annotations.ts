import type { Owner } from '@aicp/contracts/owner';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** A flag that a colleague should be asked about a question. */
export type Flag = {
  /** What to ask; null if nothing was written. */
  text: string | null;
  /** The member to ask; null if none is named, or they have left. */
  memberId: number | null;
  flaggedBy: number;
  flaggedAt: Date;
};

/** The note and flag on a question of an assessment, next to its answer. One row per question, if there is any. */
export type Annotation = {
  id: number;
  organisationId: number;
  assessmentId: number;
  questionId: string;
  note: string | null;
  /** Null, like `notedAt`, without a note. */
  notedBy: number | null;
  notedAt: Date | null;
  flag: Flag | null;
};

/** The note only. */
export type Note = Pick<Annotation, 'questionId' | 'notedBy' | 'notedAt'> & { note: string };

const flag = part<Flag>({
  text: { type: String, default: null },
  memberId: { type: Number, default: null },
  flaggedBy: { type: Number, required: true },
  flaggedAt: { type: Date, required: true },
});

const Annotations = collection<Stored<Annotation>>(
  'annotations',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    assessmentId: { type: Number, required: true },
    questionId: { type: String, maxlength: 50, required: true },
    note: { type: String, default: null },
    notedBy: { type: Number, default: null },
    notedAt: { type: Date, default: null },
    flag: { type: flag, default: null },
  },
  [
    [{ assessmentId: 1, questionId: 1 }, { unique: true }],
    [{ organisationId: 1, notedBy: 1, _id: 1 }],
    [{ organisationId: 1, 'flag.flaggedBy': 1, _id: 1 }],
    [{ organisationId: 1, 'flag.memberId': 1 }],
  ],
);

export async function findAnnotation(
  { assessmentId, questionId }: Pick<Annotation, 'assessmentId' | 'questionId'>,
  session: ClientSession,
): Promise<Annotation | null> {
  const row = await Annotations.findOne({ assessmentId, questionId }, null, { session }).lean();
  return row && withId(row);
}

/** The annotations of each assessment, in the order of `assessmentIds`. Only for assessments whose owner is known. */
export async function listAnnotations(assessmentIds: readonly number[]): Promise<Annotation[][]> {
  const found = await Annotations.find({ assessmentId: mongoose.trusted({ $in: assessmentIds }) })
    .sort({ _id: 1 })
    .lean();
  const byAssessment = Map.groupBy(found.map(withId), ({ assessmentId }) => assessmentId);
  return assessmentIds.map(id => byAssessment.get(id) ?? []);
}

export function notesIn(annotations: readonly Annotation[]): Note[] {
  return annotations.flatMap(({ questionId, note, notedBy, notedAt }) =>
    note === null ? [] : [{ questionId, note, notedBy, notedAt }],
  );
}

/** Writes a question's annotation; deletes an empty row. */
export async function upsertAnnotation({ session }: Transaction, { id, ...annotation }: Annotation): Promise<void> {
  if (annotation.note === null && annotation.flag === null) await Annotations.deleteOne({ _id: id }, { session });
  else await Annotations.updateOne({ _id: id }, annotation, { session, upsert: true });
}

/** Deletes the annotations of assessments that are being deleted. */
export async function removeAnnotations(tx: Transaction, assessmentIds: readonly number[]): Promise<void> {
  await Annotations.deleteMany({ assessmentId: mongoose.trusted({ $in: assessmentIds }) }, { session: tx.session });
}

/** Clears a former member from flags: the flag stays without a name. */
export async function clearAsked(tx: Transaction, { organisationId, userId }: Owner): Promise<void> {
  const theirs = { organisationId, 'flag.memberId': userId };
  await Annotations.updateMany(theirs, { $set: { 'flag.memberId': null } }, { session: tx.session });
}

/** For a member's export: the notes that they wrote in an organisation. */
export function pageNotes({ organisationId, userId }: Owner, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Annotations, { organisationId, notedBy: userId }, after, limit, { flag: 0 });
}

/** For a member's export: the flags that they set. */
export function pageFlags({ organisationId, userId }: Owner, after: number, limit: number): Promise<{ id: number }[]> {
  const theirs = { organisationId, 'flag.flaggedBy': userId };
  return pageRows(Annotations, theirs, after, limit, { note: 0, notedBy: 0, notedAt: 0 });
}
