import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import type { Ahead } from '@aicp/contracts/emails/reminder';
import { type EvidenceFields, evidenceFields } from '@aicp/contracts/entities/evidence';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection, type Stored } from '@aicp/service/store/collection';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import { type Evidence, type EvidenceFile, titleOf } from '../domain/evidence.ts';
import { type SystemUnderLaw, systemUnderLawKey } from '../domain/place.ts';
import type { FileLocation } from '../domain/storedFile.ts';
import { listOrganisationLinks, listPlaceLinks } from './evidenceLinks.ts';

const fixed = { required: true, immutable: true } as const;

type Row = Omit<Stored<EvidenceFile>, 'isKept' | keyof EvidenceFields> &
  EvidenceFields & {
    /** The system that it was uploaded for and is deleted with, unless something else uses it; null for library files. */
    filedFor: number | null;
    /** The last reminder, in days before expiry; 0: on expiry; null: none yet. */
    told: Ahead | 0 | null;
    /** When the file was removed while snapshots keep its bytes. The row's `removedAt` is when the bytes were deleted. */
    takenOutAt: Date | null;
    /** The assessments whose snapshots name the file and keep its bytes. */
    keptBy: number[];
    /** The audit rooms that hold the file's bytes. */
    inRooms: number[];
    /** Whether it is in the library: neither replaced nor removed. */
    isCurrent: boolean;
    /** Its number of links, to list files without any (linkCounts.ts). */
    linkCount: number;
    /** The store that holds the bytes. */
    lies: FileLocation;
  };

export const Files = collection<Row>(
  'evidence',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    uploadedBy: { type: Number, ...fixed },
    addedBy: { type: Number, ...fixed },
    filedFor: { type: Number, default: null },
    name: { type: String, ...fixed },
    ending: { type: String, ...fixed },
    bytes: { type: Number, ...fixed },
    sha256: { type: String, ...fixed },
    version: { type: Number, ...fixed },
    ...pathsOf(evidenceFields),
    uploadedAt: { type: Date, ...fixed },
    replacedBy: { type: Number, default: null },
    removedAt: { type: Date, default: null },
    removalReason: { type: String, default: null },
    told: { type: Number, default: null },
    takenOutAt: { type: Date, default: null },
    keptBy: { type: [Number], default: [] },
    inRooms: { type: [Number], default: [] },
    isCurrent: { type: Boolean, default: true },
    linkCount: { type: Number, default: 0 },
    lies: { type: String, default: 'mongodb' },
  },
  [
    [{ organisationId: 1, filedFor: 1 }],
    [{ userId: 1, organisationId: 1 }],
    [{ organisationId: 1, owner: 1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ organisationId: 1, replacedBy: 1 }],
    [{ organisationId: 1, isCurrent: 1, _id: -1 }],
    [{ organisationId: 1, isCurrent: 1, linkCount: 1, _id: -1 }],
    [{ organisationId: 1, removedAt: 1, bytes: 1 }],
    [{ organisationId: 1, keptBy: 1 }],
    [{ organisationId: 1, inRooms: 1 }],
    [{ organisationId: 1, validUntil: 1, _id: 1 }],
    [{ validUntil: 1, told: 1 }],
  ],
);

/** The order of the fields is the order in which bundles list them. */
export const fileOf = ({
  _id,
  told: _,
  takenOutAt,
  keptBy,
  inRooms,
  filedFor: _filedFor,
  isCurrent: _current,
  linkCount: _links,
  lies: _lies,
  ...row
}: Row): EvidenceFile => ({
  id: _id,
  ...row,
  title: row.title ?? titleOf(row.name),
  kind: row.kind ?? 'other',
  removedAt: row.removedAt ?? takenOutAt,
  isKept: keptBy.length + inRooms.length > 0,
});

/** Files in the library: neither replaced nor removed. */
export const CURRENT = { isCurrent: true };
const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});
const idsIn = (ids: readonly number[]) => mongoose.trusted({ $in: [...ids] });

export async function insertEvidence(
  tx: Transaction,
  { id, isKept: _, ...file }: EvidenceFile,
  { filedFor, lies }: { filedFor: number | null; lies: FileLocation },
): Promise<void> {
  await Files.create([{ _id: id, ...file, filedFor, lies }], { session: tx.session });
}

/** Any version, even a replaced or removed one. */
export async function findEvidence(organisationId: number, id: number, tx?: Transaction): Promise<EvidenceFile | null> {
  const found = await Files.findOne({ _id: id, organisationId }, null, inSession(tx)).lean();
  return found && fileOf(found);
}

/** A file whose bytes are stored, even if only a report of an earlier assessment has it. */
export async function findStored(organisationId: number, id: number, tx?: Transaction): Promise<EvidenceFile | null> {
  const found = await Files.findOne({ _id: id, organisationId, removedAt: null }, null, inSession(tx)).lean();
  return found && fileOf(found);
}

/** The ids whose bytes exist. */
export async function listStoredIds(organisationId: number, ids: readonly number[]): Promise<Set<number>> {
  const stored = { _id: idsIn(ids), organisationId, removedAt: null };
  return new Set((await Files.find(stored, { _id: 1 }).lean()).map(({ _id }) => _id));
}

/** By id, in any state, in no order. */
export async function listFiles(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<EvidenceFile[]> {
  if (ids.length === 0) return [];
  return (await Files.find({ _id: idsIn(ids), organisationId }, null, inSession(tx)).lean()).map(fileOf);
}

/** The next version of each of these files and of all later versions; null for the latest ones. */
export async function listNextVersions(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<Map<number, number | null>> {
  const nextOf = new Map<number, number | null>();
  for (let asked = [...ids]; asked.length > 0; ) {
    const files = await listFiles(organisationId, asked, tx);
    for (const { id, replacedBy } of files) nextOf.set(id, replacedBy);
    asked = files.flatMap(({ replacedBy }) => (replacedBy === null || nextOf.has(replacedBy) ? [] : [replacedBy]));
  }
  return nextOf;
}

/** The places without repeats. */
const placesIn = (places: readonly SystemUnderLaw[]) => [
  ...new Map(
    places.map(({ systemId, jurisdiction }) => [
      systemUnderLawKey({ systemId, jurisdiction }),
      { systemId, jurisdiction },
    ]),
  ).values(),
];

/**
 * The current files of assessments: for each system and law its files, one entry per link, oldest file first, with the files of the
 * organisation's duties under that law. A file that supports a question by two links is listed once. Removed and replaced ones are included
 * until the next assessment is completed. In the order of `places`.
 */
export async function listStanding(
  organisationId: number,
  places: readonly SystemUnderLaw[],
  tx?: Transaction,
): Promise<Evidence[][]> {
  if (places.length === 0) return [];
  const links = await listPlaceLinks(organisationId, placesIn(places), tx);
  const laws = new Set(places.map(({ jurisdiction }) => jurisdiction));
  const duties = organisationDuties.filter(({ jurisdiction }) => laws.has(jurisdiction));
  const dutyIds = duties.map(({ id }) => id);
  const own = (await listOrganisationLinks(organisationId, dutyIds, tx)).toReversed();
  const ids = [...links.flatMap(({ fileIds }) => fileIds), ...own.map(({ fileId }) => fileId)];
  const files = new Map((await listFiles(organisationId, [...new Set(ids)], tx)).map(file => [file.id, file]));
  const byPlace = Map.groupBy(links, ({ link }) => systemUnderLawKey(link));
  const ofLaw = Map.groupBy(own, ({ target }) => duties.find(({ id }) => id === target)?.jurisdiction);
  return places.map(({ systemId, jurisdiction }) => {
    const here = new Map<string, Evidence>();
    const add = (id: number, said: Pick<Evidence, 'assessmentId' | 'supports' | 'link'>) => {
      const file = files.get(id);
      const key = `${id} ${said.supports}`;
      if (file && !here.has(key)) here.set(key, { ...file, ...said, systemId, jurisdiction });
    };
    for (const { link, fileIds } of byPlace.get(systemUnderLawKey({ systemId, jurisdiction })) ?? []) {
      const { assessmentId, supports, link: named } = link;
      for (const id of fileIds) add(id, { assessmentId, supports, link: named });
    }
    for (const { id: linkId, fileId, kind, target: supports } of ofLaw.get(jurisdiction) ?? [])
      add(fileId, { assessmentId: null, supports, link: { linkId, kind, id: supports } });
    return [...here.values()].sort((a, b) => a.id - b.id || a.link.linkId - b.link.linkId);
  });
}

/** Total bytes of an organisation's stored files, including replaced ones and those that earlier reports keep. */
export async function storedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  // The index alone answers this.
  const stages = [
    { $match: { organisationId } },
    { $group: { _id: null, bytes: { $sum: { $cond: ['$removedAt', 0, '$bytes'] } } } },
  ];
  const [sum] = await Files.aggregate<{ bytes: number }>(stages, inSession(tx));
  return sum?.bytes ?? 0;
}

export async function filedForOf({ session }: Transaction, organisationId: number, id: number): Promise<number | null> {
  const found = await Files.findOne({ _id: id, organisationId }, { filedFor: 1 }, { session }).lean();
  return found?.filedFor ?? null;
}

/** @returns the updated file; null if the owner has no such current file */
export async function updateEvidence(
  tx: Transaction,
  organisationId: number,
  id: number,
  change: Partial<EvidenceFields & Pick<Row, 'replacedBy' | 'removedAt' | 'takenOutAt'>>,
): Promise<EvidenceFile | null> {
  const standing = { _id: id, organisationId, ...CURRENT };
  const untold = 'validUntil' in change ? { told: null } : {};
  const ends = change.replacedBy || change.removedAt || change.takenOutAt ? { isCurrent: false } : {};
  const options = { returnDocument: 'after', session: tx.session } as const;
  const found = await Files.findOneAndUpdate(standing, { ...change, ...untold, ...ends }, options).lean();
  return found && fileOf(found);
}

/** Records wherever a file is listed that its bytes were deleted. */
export async function markContentDeleted(
  tx: Transaction,
  organisationId: number,
  id: number,
  gone: Pick<Row, 'removedAt' | 'removalReason'>,
): Promise<EvidenceFile | null> {
  const options = { returnDocument: 'after', session: tx.session } as const;
  const found = await Files.findOneAndUpdate(
    { _id: id, organisationId, removedAt: null },
    { ...gone, isCurrent: false },
    options,
  ).lean();
  return found && fileOf(found);
}

export function transferEvidence(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Files, tx, ended, limit);
}

/** Clears a former member as the owner of files. Each file then belongs to its `userId`. */
export async function clearOwner({ session }: Transaction, { organisationId, userId }: Owner): Promise<void> {
  await Files.updateMany({ organisationId, owner: userId }, { owner: null }, { session });
}

/** Uploads of one member or of all, with ids above `after`, in ascending order. */
export async function pageUploads(
  { userId, organisationId }: Pick<Owner, 'organisationId'> & Partial<Owner>,
  after: number,
  limit: number,
): Promise<EvidenceFile[]> {
  const theirs = { organisationId, ...(userId && { uploadedBy: userId }), _id: mongoose.trusted({ $gt: after }) };
  return (await Files.find(theirs).sort({ _id: 1 }).limit(limit).lean()).map(fileOf);
}

export function reassignEvidence(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Files, tx, merged, 'filedFor');
}

/** Whether the organisation has a file with this id that was not removed. */
export async function hasEvidence({ session }: Transaction, organisationId: number, id: number): Promise<boolean> {
  return (await Files.exists({ _id: id, organisationId, removedAt: null }).session(session)) !== null;
}
