import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import type { DocumentContent } from '../domain/document.ts';
import type { Approval, FilledBlank, Provenance, Review } from '../domain/version.ts';

/** One text of a document. Generated content never changes; filled-in texts and the approval are stored next to it. */
export type Version = {
  documentId: string;
  number: number;
  userId: number;
  organisationId: number;
  content: DocumentContent;
  filled: FilledBlank[];
  provenance: Provenance;
  approval: Approval | null;
  review: Review | null;
  createdAt: Date;
};

/** A version without its text. */
export type VersionSummary = Omit<Version, 'content' | 'filled'>;

type Row = Version & {
  _id: string;
  /** Increases with each change, so that two concurrent changes cannot overwrite each other. */
  locks: number;
};

const { Mixed } = mongoose.Schema.Types;

const approval = part<Approval>({
  name: { type: String, required: true },
  function: { type: String, default: null },
  by: { type: Number, required: true },
  at: { type: Date, required: true },
  hash: { type: String, required: true },
});

const review = part<Review>({
  state: { type: String, required: true },
  reviewerId: { type: Number, default: null },
  sentBy: { type: Number, default: null },
  sentAt: { type: Date, default: null },
  decidedBy: { type: Number, default: null },
  decidedAt: { type: Date, default: null },
  comment: { type: String, default: null },
});

const Versions = collection<Row>(
  'versions',
  {
    _id: { type: String, required: true },
    documentId: { type: String, required: true },
    number: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    content: { type: Mixed, required: true, immutable: true },
    filled: { type: Mixed, default: [] },
    provenance: { type: Mixed, required: true, immutable: true },
    approval: { type: approval, default: null },
    review: { type: review, default: null },
    createdAt: { type: Date, required: true, immutable: true },
    locks: { type: Number, default: 0 },
  },
  [
    [{ documentId: 1, number: -1 }],
    [{ userId: 1 }],
    [{ 'approval.by': 1 }, { partialFilterExpression: { 'approval.by': { $gt: 0 } } }],
    [{ 'review.reviewerId': 1 }, { partialFilterExpression: { 'review.reviewerId': { $gt: 0 } } }],
    [{ 'review.sentBy': 1 }, { partialFilterExpression: { 'review.sentBy': { $gt: 0 } } }],
  ],
);

const keyOf = (documentId: string, number: number) => `${documentId}-${number}`;

export async function insertVersion(tx: Transaction, version: Version): Promise<void> {
  await Versions.create([{ _id: keyOf(version.documentId, version.number), ...version }], { session: tx.session });
}

/** Versions by document and number, in the requested order; null for unknown or others' versions. */
export async function findVersions(
  organisationId: number,
  wanted: readonly { documentId: string; number: number }[],
  tx?: Transaction,
): Promise<(Version | null)[]> {
  const keys = wanted.map(({ documentId, number }) => keyOf(documentId, number));
  const filter = { _id: mongoose.trusted({ $in: keys }), organisationId };
  const found = await Versions.find(filter, null, tx ? { session: tx.session } : {}).lean();
  const byKey = new Map(found.map(version => [version._id, version]));
  return keys.map(key => byKey.get(key) ?? null);
}

/** The wanted versions that have filled-in blanks, in no order. */
export async function listFilledVersions(
  organisationId: number,
  wanted: readonly { documentId: string; number: number }[],
): Promise<Version[]> {
  const keys = wanted.map(({ documentId, number }) => keyOf(documentId, number));
  const isFilled = { 'filled.0': mongoose.trusted({ $exists: true }) };
  return Versions.find({ _id: mongoose.trusted({ $in: keys }), organisationId, ...isFilled }).lean();
}

/** A document's versions, newest first, at most 50, without their texts. */
export async function listVersions(organisationId: number, documentId: string): Promise<VersionSummary[]> {
  return Versions.find({ documentId, organisationId }, { content: 0, filled: 0 }).sort({ number: -1 }).limit(50).lean();
}

/** The newest approved version of each of these documents that has one, by document. */
export async function findApproved(
  organisationId: number,
  documentIds: readonly string[],
  tx?: Transaction,
): Promise<Map<string, { documentId: string; number: number; testMode: boolean }>> {
  const approved = { 'approval.by': mongoose.trusted({ $gt: 0 }) };
  const filter = { documentId: mongoose.trusted({ $in: documentIds }), organisationId, ...approved };
  const fields = { documentId: 1, number: 1, provenance: 1 } as const;
  const found = await Versions.find(filter, fields, tx ? { session: tx.session } : {})
    .sort({ number: 1 })
    .lean();
  return new Map(
    found.map(({ documentId, number, provenance: { testMode } }) => [documentId, { documentId, number, testMode }]),
  );
}

/** Locks a version for changing: concurrent changes wait, and see the result. */
export async function lockVersion(
  tx: Transaction,
  { organisationId, documentId, number }: Pick<Version, 'organisationId' | 'documentId' | 'number'>,
): Promise<Version | null> {
  const key = { _id: keyOf(documentId, number), organisationId };
  return Versions.findOneAndUpdate(key, { $inc: { locks: 1 } }, { session: tx.session }).lean();
}

export async function updateVersion(
  tx: Transaction,
  { organisationId, documentId, number }: Pick<Version, 'organisationId' | 'documentId' | 'number'>,
  change: Partial<Pick<Version, 'filled' | 'approval' | 'review'>>,
): Promise<void> {
  await Versions.updateOne({ _id: keyOf(documentId, number), organisationId }, change, { session: tx.session });
}

export async function deleteVersions(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  await Versions.deleteMany({ documentId: mongoose.trusted({ $in: documentIds }) }, { session: tx.session });
}

export function transferVersions(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Versions, tx, ended, limit);
}

/** The most reviews shown to one member. */
const MAX_WAITING = 100;

/** The versions whose review awaits a member: requested from them, or sent back to them. */
export async function listWaiting(
  organisationId: number,
  userId: number,
): Promise<{ documentId: string; number: number; state: Review['state'] }[]> {
  const asked = { 'review.reviewerId': userId, 'review.state': 'sent' as const };
  const back = { 'review.sentBy': userId, 'review.state': 'changesAsked' as const };
  const fields = { documentId: 1, number: 1, review: 1, createdAt: 1 } as const;
  const found = await Versions.find({ organisationId, $or: [asked, back] }, fields)
    .limit(MAX_WAITING)
    .lean();
  found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return found.flatMap(({ documentId, number, review }) => (review ? { documentId, number, state: review.state } : []));
}

/** Clears a reviewer who has left, so that another can be requested. */
export async function clearReviewer(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
): Promise<void> {
  const waiting = { organisationId, 'review.reviewerId': userId, 'review.state': 'sent' as const };
  await Versions.updateMany(waiting, { 'review.reviewerId': null }, { session });
}

export const FORMER = 'Former member';

/** Removes the name from a batch of a deleted user's approvals, in every organisation; returns their number. */
export async function anonymiseApprovals({ session }: Transaction, userId: number, limit: number): Promise<number> {
  const named = { 'approval.by': userId, 'approval.name': mongoose.trusted({ $ne: FORMER }) };
  const found = await Versions.find(named, { _id: 1 }, { session }).limit(limit).lean();
  const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  if (found.length > 0)
    await Versions.updateMany(these, { 'approval.name': FORMER, 'approval.function': null }, { session });
  return found.length;
}

/** A member's approvals in an organisation after an instant, oldest first, without the texts. */
export async function pageApprovals(
  { userId, organisationId }: Owner,
  after: Date,
  limit: number,
): Promise<VersionSummary[]> {
  const theirs = { organisationId, 'approval.by': userId, 'approval.at': mongoose.trusted({ $gt: after }) };
  return Versions.find(theirs, { content: 0, filled: 0 }).sort({ 'approval.at': 1 }).limit(limit).lean();
}
