import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { handOver } from '@aicp/service/store/handOver';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type Evidence, MOST_EVIDENCE } from '../domain/evidence.ts';

const fixed = { required: true, immutable: true } as const;

/** Whether anybody was warned that it expires. */
type Row = Stored<Evidence> & { warned: boolean };

const Files = collection<Row>(
  'evidence',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, from: 'userId', ...fixed },
    uploadedBy: { type: Number, from: 'userId', ...fixed },
    assessmentId: { type: Number, ...fixed },
    systemId: { type: Number, default: null },
    jurisdiction: { type: String, default: null },
    supports: { type: String, ...fixed },
    name: { type: String, ...fixed },
    kind: { type: String, ...fixed },
    bytes: { type: Number, ...fixed },
    sha256: { type: String, ...fixed },
    note: { type: String, default: null },
    effectiveFrom: { type: String, default: null },
    validUntil: { type: String, default: null },
    uploadedAt: { type: Date, ...fixed },
    replacedBy: { type: Number, default: null },
    removedAt: { type: Date, default: null },
    warned: { type: Boolean, default: false },
  },
  [
    [{ userId: 1, assessmentId: 1 }],
    [{ organisationId: 1, assessmentId: 1 }],
    [{ organisationId: 1, systemId: 1, jurisdiction: 1 }],
    [{ userId: 1, removedAt: 1, bytes: 1 }],
    [{ organisationId: 1, removedAt: 1, bytes: 1 }],
    [{ validUntil: 1 }, { partialFilterExpression: { warned: false } }],
  ],
);

export async function insertEvidence(tx: Transaction, { id, ...evidence }: Evidence): Promise<void> {
  await Files.create([{ _id: id, ...evidence }], { session: tx.session });
}

export async function findEvidence(organisationId: number, id: number): Promise<Evidence | null> {
  const found = await Files.findOne({ _id: id, organisationId }, { warned: 0 }).lean();
  return found && withId(found);
}

/** An assessment's files, removed and replaced ones too, newest last. */
export async function listEvidence(organisationId: number, assessmentIds: readonly number[]): Promise<Evidence[]> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  const found = await Files.find(filter, { warned: 0 })
    .sort({ _id: 1 })
    .limit(MOST_EVIDENCE * assessmentIds.length)
    .lean();
  return found.map(withId);
}

/** Which of the ids belong to a file that is noted here, no matter who owns it. */
export async function notedEvidence(ids: readonly number[]): Promise<Set<number>> {
  const found = await Files.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 }).lean();
  return new Set(found.map(({ _id }) => _id));
}

/** The newest file that stands for a place; null where there is none. */
export async function latestEvidence(tx: Transaction, organisationId: number, assessmentId: number, supports: string) {
  const standing = { organisationId, assessmentId, supports, removedAt: null, replacedBy: null };
  const found = await Files.findOne(standing, { _id: 1 }, { session: tx.session }).sort({ _id: -1 }).lean();
  return found?._id ?? null;
}

export async function countEvidence(organisationId: number, assessmentId: number, tx?: Transaction): Promise<number> {
  return Files.countDocuments({ organisationId, assessmentId }, tx ? { session: tx.session } : {});
}

/** Bytes of all files of an organisation that were not removed; replaced ones are still there. */
export async function storedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  // Answered by the index alone.
  const stages = [
    { $match: { organisationId } },
    { $group: { _id: null, bytes: { $sum: { $cond: ['$removedAt', 0, '$bytes'] } } } },
  ];
  const [sum] = await Files.aggregate<{ bytes: number }>(stages, tx ? { session: tx.session } : {});
  return sum?.bytes ?? 0;
}

/** @returns the file as it then is; null when there is none of this owner, or it is removed or replaced */
export async function updateEvidence(
  tx: Transaction,
  organisationId: number,
  id: number,
  change: Partial<Pick<Evidence, 'note' | 'effectiveFrom' | 'validUntil' | 'replacedBy' | 'removedAt'>>,
): Promise<Evidence | null> {
  const standing = { _id: id, organisationId, removedAt: null, replacedBy: null };
  const warned = 'validUntil' in change ? { warned: false } : {};
  const options = { returnDocument: 'after', session: tx.session } as const;
  const found = await Files.findOneAndUpdate(standing, { ...change, ...warned }, options).lean();
  return found && withId(found);
}

/** Files that expire from a day up to another and of which nobody was warned, at most `limit`. */
export async function findExpiring(from: string, until: string, limit: number): Promise<Evidence[]> {
  const found = await Files.find({
    warned: false,
    validUntil: mongoose.trusted({ $gte: from, $lte: until }),
    removedAt: null,
    replacedBy: null,
  })
    .sort({ validUntil: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

export async function markWarned(tx: Transaction, ids: readonly number[]): Promise<void> {
  await Files.updateMany({ _id: mongoose.trusted({ $in: ids }) }, { warned: true }, { session: tx.session });
}

/** A page of the files of a system, or of every system of an organisation, removed and replaced ones too. */
export async function evidencePage(
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number[]> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, systemId };
  return (await Files.find(filter, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
}

export async function removeEvidenceRows(tx: Transaction, ids: readonly number[]): Promise<void> {
  await Files.deleteMany({ _id: mongoose.trusted({ $in: ids }) }, { session: tx.session });
}

export async function evidenceIds(organisationId: number, assessmentIds: readonly number[]): Promise<number[]> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  return (await Files.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
}

export async function removeEvidenceOf(
  tx: Transaction,
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<void> {
  const filter = { organisationId, assessmentId: mongoose.trusted({ $in: assessmentIds }) };
  await Files.deleteMany(filter, { session: tx.session });
}

export function handOverEvidence(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return handOver(Files, tx, ended, limit);
}

/** What somebody uploaded in an organisation, with ids above `after`, by rising id. */
export async function uploadsAfter(
  { userId, organisationId }: Owner,
  after: number,
  limit: number,
): Promise<Evidence[]> {
  const theirs = { organisationId, uploadedBy: userId, _id: mongoose.trusted({ $gt: after }) };
  return (await Files.find(theirs, { warned: 0 }).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}
