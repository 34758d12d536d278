import type { EvidenceLinkKind } from '@aicp/contracts/entities/evidence';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Owner } from '@aicp/contracts/owner';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import { MAX_EVIDENCE, type Supports } from '../domain/evidence.ts';
import type { SystemUnderLaw } from '../domain/place.ts';

/** A link from a library file to something that it proves. Links to a record or an organisation duty have no system or law. */
export type EvidenceLink = {
  id: number;
  organisationId: number;
  /** The person who linked it. */
  userId: number;
  /** The newest version of the file. */
  fileId: number;
  kind: EvidenceLinkKind;
  systemId: number | null;
  jurisdiction: 'EU' | 'UK' | null;
  /** The id of the duty, question, QMS requirement, action, record or organisation duty. */
  target: string;
  /** The place in reports: a question, a QMS requirement or "action-12". */
  supports: string | null;
  /** The assessment that it was linked for. */
  assessmentId: number | null;
  linkedAt: Date;
};

type Row = Stored<EvidenceLink> & {
  /** Versions of the file that were replaced since the latest assessment was completed, kept as a trace. */
  earlier: number[];
  /** Whether the file was removed. The link is then a trace until the next assessment is completed. */
  isGone: boolean;
};

const fixed = { required: true, immutable: true } as const;
/** The most versions of one file that leave a trace. */
const MAX_EARLIER = 20;

const Links = collection<Row>(
  'evidence_links',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    userId: { type: Number, ...fixed },
    fileId: { type: Number, required: true },
    kind: { type: String, ...fixed },
    systemId: { type: Number, default: null },
    jurisdiction: { type: String, default: null, immutable: true },
    target: { type: String, ...fixed },
    supports: { type: String, default: null, immutable: true },
    assessmentId: { type: Number, default: null, immutable: true },
    linkedAt: { type: Date, ...fixed },
    earlier: { type: [Number], default: [] },
    isGone: { type: Boolean, default: false },
  },
  [
    [{ fileId: 1, kind: 1, systemId: 1, jurisdiction: 1, target: 1 }, { unique: true }],
    [{ organisationId: 1, systemId: 1, jurisdiction: 1, _id: 1 }],
    [{ organisationId: 1, isGone: 1, fileId: 1 }],
    [{ organisationId: 1, earlier: 1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ userId: 1, organisationId: 1 }],
  ],
);

const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});
const linkOf = ({ earlier: _, isGone: _gone, ...row }: Row): EvidenceLink => withId(row);
const filesIn = (ids: readonly number[]) => mongoose.trusted({ $in: [...ids] });

export async function insertLink({ session }: Transaction, { id, ...link }: EvidenceLink): Promise<void> {
  await Links.create([{ _id: id, ...link }], { session });
}

/** Links of current files, in ascending order of id. */
export async function listLinks(
  organisationId: number,
  fileIds: readonly number[],
  tx?: Transaction,
): Promise<EvidenceLink[]> {
  const filter = { organisationId, fileId: filesIn(fileIds), isGone: false };
  // Sorted here: to sort, MongoDB might read all links of the organisation instead of the files' own.
  const found = (await Links.find(filter, null, inSession(tx)).lean()).map(linkOf);
  return found.sort((one, other) => one.id - other.id);
}

/** Links to the organisation's duties, newest first. */
export async function listOrganisationLinks(
  organisationId: number,
  dutyIds: readonly string[],
  tx?: Transaction,
): Promise<EvidenceLink[]> {
  if (dutyIds.length === 0) return [];
  const place = { organisationId, systemId: null, jurisdiction: null, kind: 'organisation', isGone: false } as const;
  const targets = { target: mongoose.trusted({ $in: [...dutyIds] }) };
  const found = await Links.find({ ...place, ...targets }, null, inSession(tx))
    .sort({ _id: -1 })
    .lean();
  return found.map(linkOf);
}

/** Files, of these, that links name, including links kept for replaced and removed files. */
export async function listNamedInLinks(
  { session }: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const filter = { organisationId, $or: [{ fileId: filesIn(ids) }, { earlier: filesIn(ids) }] };
  const found = await Links.find(filter, { fileId: 1, earlier: 1 }, { session }).lean();
  return found.flatMap(({ fileId, earlier }) => [fileId, ...earlier]);
}

/** The number of links of each file; files without links have no entry. */
export async function countLinks({ session }: Transaction, organisationId: number, fileIds: readonly number[]) {
  const stages = [
    { $match: { organisationId, isGone: false, fileId: { $in: [...fileIds] } } },
    { $group: { _id: '$fileId', links: { $sum: 1 } } },
  ];
  const found = await Links.aggregate<{ _id: number; links: number }>(stages, { session });
  return new Map(found.map(({ _id, links }) => [_id, links]));
}

export async function listLinkedFiles(of: { organisationId: number; systemId: number }): Promise<number[]> {
  return Links.distinct('fileId', { ...of, isGone: false });
}

/** A link of a current file; null if the organisation has none with this id. */
export async function findLink(tx: Transaction, organisationId: number, id: number): Promise<EvidenceLink | null> {
  const found = await Links.findOne({ _id: id, organisationId, isGone: false }, null, inSession(tx)).lean();
  return found && linkOf(found);
}

/** The id of the file's link to the same thing. */
export async function findSameLink(
  { session }: Transaction,
  {
    fileId,
    kind,
    systemId,
    jurisdiction,
    target,
  }: Pick<Row, 'fileId' | 'kind' | 'systemId' | 'jurisdiction' | 'target'>,
): Promise<number | null> {
  const found = await Links.findOne({ fileId, kind, systemId, jurisdiction, target }, { _id: 1 }, { session }).lean();
  return found?._id ?? null;
}

/** The number of file versions listed in a place, as evidence or as traces. */
export async function countPlaceLinks(
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  tx?: Transaction,
): Promise<number> {
  const here = { organisationId, systemId, jurisdiction };
  const found = await Links.find(here, { earlier: 1 }, inSession(tx)).lean();
  return found.reduce((sum, { earlier }) => sum + 1 + earlier.length, 0);
}

/** A link with the versions of its file that are its trace. */
export type Standing = { link: EvidenceLink & SystemUnderLaw & Supports; fileIds: number[] };

/** The links to systems under a law, with traces. */
export async function listPlaceLinks(
  organisationId: number,
  places: readonly SystemUnderLaw[],
  tx?: Transaction,
): Promise<Standing[]> {
  if (places.length === 0) return [];
  const found = await Links.find({ organisationId, $or: [...places] }, null, inSession(tx))
    .sort({ _id: 1 })
    .limit(MAX_EVIDENCE * places.length)
    .lean();
  return found.map(row => {
    const { id, kind, target, ...link } = linkOf(row);
    const named = { id, kind, target, ...link, link: { linkId: id, kind, id: target } };
    return { link: named as Standing['link'], fileIds: [...row.earlier, row.fileId] };
  });
}

/** The latest current file for each of these; null if none. In their order. */
export async function listLatest(
  { session }: Transaction,
  organisationId: number,
  wanted: readonly (SystemUnderLaw & { supports: string })[],
): Promise<(number | null)[]> {
  const supports = [...new Set(wanted.map(one => one.supports))];
  const systems = [...new Set(wanted.map(({ systemId }) => systemId))];
  const found = await Links.find(
    { organisationId, systemId: filesIn(systems), supports: mongoose.trusted({ $in: supports }), isGone: false },
    { fileId: 1, systemId: 1, jurisdiction: 1, supports: 1 },
    { session },
  ).lean();
  return wanted.map(({ systemId, jurisdiction, supports }) => {
    const files = found.filter(
      row => row.systemId === systemId && row.jurisdiction === jurisdiction && row.supports === supports,
    );
    return files.length === 0 ? null : Math.max(...files.map(({ fileId }) => fileId));
  });
}

/** Moves the links of a file to its next version. */
export async function moveLinks({ session }: Transaction, organisationId: number, from: number, to: number) {
  const change = {
    $set: { fileId: to },
    $push: { earlier: mongoose.trusted({ $each: [from], $slice: -MAX_EARLIER }) },
  };
  await Links.updateMany({ organisationId, fileId: from }, change, { session });
}

/** Ends the links of a removed file. A trace stays where reports list it, and nowhere else. */
export async function endLinks({ session }: Transaction, organisationId: number, fileId: number): Promise<void> {
  await Links.deleteMany({ organisationId, fileId, systemId: null }, { session });
  await Links.updateMany({ organisationId, fileId }, { isGone: true }, { session });
}

export async function removeLink({ session }: Transaction, organisationId: number, id: number): Promise<void> {
  await Links.deleteOne({ _id: id, organisationId }, { session });
}

/** A snapshot has the replaced and removed files of a place, so they are no longer listed there. */
export async function clearTraces({ session }: Transaction, organisationId: number, place: SystemUnderLaw) {
  const { systemId, jurisdiction } = place;
  const here = { organisationId, systemId, jurisdiction };
  await Links.deleteMany({ ...here, isGone: true }, { session });
  await Links.updateMany({ ...here, 'earlier.0': mongoose.trusted({ $exists: true }) }, { earlier: [] }, { session });
}

/** Deletes one batch of the links of a system or of an organisation. Returns their files. */
export async function removeLinks(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number[]> {
  const filter = { organisationId, ...(systemId !== undefined && { systemId }) };
  const found = await Links.find(filter, { fileId: 1 }, { session }).limit(limit).lean();
  if (found.length > 0) await Links.deleteMany({ _id: filesIn(found.map(({ _id }) => _id)) }, { session });
  return found.map(({ fileId }) => fileId);
}

/** Moves the links of a merged record to the kept one; a file linked to the same thing of both keeps one link. Returns the moved ones. */
export async function reassignLinks(tx: Transaction, merged: SystemsMergedData): Promise<number[]> {
  const { organisationId, goneId, keptId } = merged;
  const of = (systemId: number) => Links.find({ organisationId, systemId }, null, { session: tx.session }).lean();
  const keyOf = ({ fileId, kind, jurisdiction, target }: Row) => [fileId, kind, jurisdiction, target].join(' ');
  const kept = new Set((await of(keptId)).map(keyOf));
  const twice = (await of(goneId)).filter(row => kept.has(keyOf(row)));
  await Links.deleteMany({ _id: filesIn(twice.map(({ _id }) => _id)) }, { session: tx.session });
  await reassignRows(Links, tx, merged);
  return twice.map(({ fileId }) => fileId);
}

export function transferLinks(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Links, tx, ended, limit);
}

/** Links that one member, or everyone in an organisation, created, in ascending order of number. For exports. */
export function pageEvidenceLinks(
  { organisationId, userId }: Pick<Owner, 'organisationId'> & Partial<Owner>,
  after: number,
  limit: number,
) {
  return pageRows(Links, { organisationId, ...(userId && { userId }) }, after, limit);
}
