import type { Ahead } from '@aicp/contracts/emails/reminder';
import { type EvidenceFields, evidenceFields } from '@aicp/contracts/entities/evidence';
import type { SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { listArchived } from '@aicp/service/store/archives';
import { collection, type Stored } from '@aicp/service/store/collection';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import { type Evidence, MAX_EVIDENCE } from '../domain/evidence.ts';
import { type SystemUnderLaw, systemUnderLawKey } from '../domain/place.ts';
import type { FileLocation } from '../domain/storedFile.ts';
import { listRetired } from './registers.ts';

const fixed = { required: true, immutable: true } as const;

type Row = Omit<Stored<Evidence>, 'isKept'> & {
  /** How many days ahead its owner was last told that it expires; null: not yet. */
  told: Ahead | null;
  /** `removedAt` where snapshots keep the bytes; a row's own `removedAt` is when the bytes went. */
  takenOutAt: Date | null;
  /** The assessments whose snapshots name it with its bytes. */
  keptBy: number[];
  /** Replaced or removed before the latest assessment was completed: only snapshots list it. */
  left: boolean;
  /** Where the bytes are. */
  lies: FileLocation;
};

export const Files = collection<Row>(
  'evidence',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    uploadedBy: { type: Number, ...fixed },
    assessmentId: { type: Number, ...fixed },
    systemId: { type: Number, required: true },
    jurisdiction: { type: String, ...fixed },
    supports: { type: String, ...fixed },
    name: { type: String, ...fixed },
    kind: { type: String, ...fixed },
    bytes: { type: Number, ...fixed },
    sha256: { type: String, ...fixed },
    ...pathsOf(evidenceFields),
    uploadedAt: { type: Date, ...fixed },
    replacedBy: { type: Number, default: null },
    removedAt: { type: Date, default: null },
    removalReason: { type: String, default: null },
    told: { type: Number, default: null },
    takenOutAt: { type: Date, default: null },
    keptBy: { type: [Number], default: [] },
    left: { type: Boolean, default: false },
    lies: { type: String, default: 'mongodb' },
  },
  [
    [{ userId: 1, assessmentId: 1 }],
    [{ organisationId: 1, assessmentId: 1 }],
    [{ organisationId: 1, systemId: 1, jurisdiction: 1 }],
    [{ userId: 1, removedAt: 1, bytes: 1 }],
    [{ organisationId: 1, removedAt: 1, bytes: 1 }],
    [{ validUntil: 1, told: 1 }],
    [{ organisationId: 1, validUntil: 1, _id: 1 }],
  ],
);

/** The order of its members is the order in which bundles state them. */
export const evidenceOf = ({ _id, told: _, takenOutAt, keptBy, left: _left, lies: _lies, ...row }: Row): Evidence => ({
  id: _id,
  ...row,
  removedAt: row.removedAt ?? takenOutAt,
  isKept: keptBy.length > 0,
});

const notLeft = { left: mongoose.trusted({ $ne: true }) };
const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});

export async function insertEvidence(
  tx: Transaction,
  { id, isKept: _, ...evidence }: Evidence,
  lies: FileLocation,
): Promise<void> {
  await Files.create([{ _id: id, ...evidence, lies }], { session: tx.session });
}

/** A file that stands, or was replaced or removed since the last assessment was completed. */
export async function findEvidence(organisationId: number, id: number): Promise<Evidence | null> {
  const found = await Files.findOne({ _id: id, organisationId, ...notLeft }).lean();
  return found && evidenceOf(found);
}

/** A file of which there are bytes, also where only a report of an earlier assessment has it. */
export async function findStored(organisationId: number, id: number, tx?: Transaction): Promise<Evidence | null> {
  const found = await Files.findOne({ _id: id, organisationId, removedAt: null }, null, inSession(tx)).lean();
  return found && evidenceOf(found);
}

/** Those of the numbers of which there are bytes. */
export async function findStoredIds(organisationId: number, ids: readonly number[]): Promise<Set<number>> {
  const stored = { _id: mongoose.trusted({ $in: ids }), organisationId, removedAt: null };
  return new Set((await Files.find(stored, { _id: 1 }).lean()).map(({ _id }) => _id));
}

/** By their ids, no matter where they stand, in no order. */
export async function findFiles(organisationId: number, ids: readonly number[]): Promise<Evidence[]> {
  return (await Files.find({ _id: mongoose.trusted({ $in: ids }), organisationId }).lean()).map(evidenceOf);
}

/** Each place once. */
const placesIn = (places: readonly SystemUnderLaw[]) => [
  ...new Map(
    places.map(({ systemId, jurisdiction }) => [
      systemUnderLawKey({ systemId, jurisdiction }),
      { systemId, jurisdiction },
    ]),
  ).values(),
];

/**
 * What stands today for assessments: the files of their systems under their law, oldest first. Removed and replaced ones are among
 * them until the next assessment is completed. In the order of `places`.
 */
export async function listStanding(
  organisationId: number,
  places: readonly SystemUnderLaw[],
  tx?: Transaction,
): Promise<Evidence[][]> {
  const filter = { organisationId, $or: placesIn(places), ...notLeft };
  const found = await Files.find(filter, null, inSession(tx))
    .sort({ _id: 1 })
    .limit(MAX_EVIDENCE * places.length)
    .lean();
  const files = found.map(evidenceOf);
  return places.map(place => files.filter(file => systemUnderLawKey(file) === systemUnderLawKey(place)));
}

/** The newest file that stands for a question or requirement; null where there is none. */
export async function latestEvidence(
  tx: Transaction,
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  supports: string,
) {
  const standing = { supports, removedAt: null, takenOutAt: null, replacedBy: null, ...notLeft };
  const filter = { organisationId, systemId, jurisdiction, ...standing };
  const found = await Files.findOne(filter, { _id: 1 }, { session: tx.session }).sort({ _id: -1 }).lean();
  return found?._id ?? null;
}

export async function countEvidence(
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  tx?: Transaction,
): Promise<number> {
  return Files.countDocuments({ organisationId, systemId, jurisdiction, ...notLeft }, inSession(tx));
}

/** Bytes of all files of an organisation of which there are bytes: replaced ones, and those that earlier reports keep, are still there. */
export async function storedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  // Answered by the index alone.
  const stages = [
    { $match: { organisationId } },
    { $group: { _id: null, bytes: { $sum: { $cond: ['$removedAt', 0, '$bytes'] } } } },
  ];
  const [sum] = await Files.aggregate<{ bytes: number }>(stages, inSession(tx));
  return sum?.bytes ?? 0;
}

/** @returns the file as it then is; null when there is none of this owner that stands */
export async function updateEvidence(
  tx: Transaction,
  organisationId: number,
  id: number,
  change: Partial<EvidenceFields & Pick<Row, 'replacedBy' | 'removedAt' | 'takenOutAt'>>,
): Promise<Evidence | null> {
  const standing = { _id: id, organisationId, removedAt: null, takenOutAt: null, replacedBy: null, ...notLeft };
  const untold = 'validUntil' in change ? { told: null } : {};
  const options = { returnDocument: 'after', session: tx.session } as const;
  const found = await Files.findOneAndUpdate(standing, { ...change, ...untold }, options).lean();
  return found && evidenceOf(found);
}

/** Notes that the bytes of a file are gone, wherever it stands. */
export async function markContentDeleted(
  tx: Transaction,
  organisationId: number,
  id: number,
  gone: Pick<Row, 'removedAt' | 'removalReason'>,
): Promise<Evidence | null> {
  const options = { returnDocument: 'after', session: tx.session } as const;
  const found = await Files.findOneAndUpdate({ _id: id, organisationId, removedAt: null }, gone, options).lean();
  return found && evidenceOf(found);
}

/** A snapshot of an assessment names these files: their bytes stay; those that no longer stand are left to snapshots. */
export async function keepFiles(
  { session }: Transaction,
  assessmentId: number,
  files: readonly Evidence[],
  { leaves }: { leaves: boolean },
): Promise<void> {
  const these = (kept: readonly Evidence[]) => ({ _id: mongoose.trusted({ $in: kept.map(({ id }) => id) }) });
  const stored = files.filter(({ removedAt }) => removedAt === null);
  await Files.updateMany(these(stored), { $addToSet: { keptBy: assessmentId } }, { session });
  const gone = files.filter(({ removedAt, replacedBy }) => removedAt !== null || replacedBy !== null);
  if (leaves) await Files.updateMany(these(gone), { left: true }, { session });
}

/** Files of an organisation that stand and have an end, the soonest first; those that have expired are among them, and none of retired or archived systems. */
export async function listEnding(of: { organisationId: number; jurisdiction?: 'EU' | 'UK' }, limit: number) {
  const [retired, archived] = await Promise.all([listRetired(of.organisationId), listArchived(of.organisationId)]);
  const found = await Files.find({
    ...of,
    systemId: mongoose.trusted({ $nin: [...retired, ...archived] }),
    validUntil: mongoose.trusted({ $gt: '' }),
    removedAt: null,
    takenOutAt: null,
    replacedBy: null,
    ...notLeft,
  })
    .sort({ validUntil: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.flatMap(({ _id: id, name, supports, validUntil, jurisdiction, systemId }) =>
    validUntil ? { id, name, supports, validUntil, jurisdiction, systemId } : [],
  );
}

type Of = { organisationId: number; systemId?: number };

/** A page of the files of a system, or of a whole organisation, removed and replaced ones too. */
export async function evidencePage({ organisationId, systemId }: Of, limit: number): Promise<number[]> {
  const filter = { organisationId, ...(systemId !== undefined && { systemId }) };
  return (await Files.find(filter, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
}

export async function removeEvidenceRows(tx: Transaction, ids: readonly number[]): Promise<void> {
  await Files.deleteMany({ _id: mongoose.trusted({ $in: ids }) }, { session: tx.session });
}

export function transferEvidence(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Files, tx, ended, limit);
}

/** What someone uploaded in an organisation, or everyone did, with ids above `after`, in ascending order of id. */
export async function uploadsAfter(
  { userId, organisationId }: Pick<Owner, 'organisationId'> & Partial<Owner>,
  after: number,
  limit: number,
): Promise<Evidence[]> {
  const theirs = { organisationId, ...(userId && { uploadedBy: userId }), _id: mongoose.trusted({ $gt: after }) };
  return (await Files.find(theirs).sort({ _id: 1 }).limit(limit).lean()).map(evidenceOf);
}

export function reassignEvidence(tx: Transaction, joined: SystemJoinedData): Promise<void> {
  return reassignRows(Files, tx, joined);
}
