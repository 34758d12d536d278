import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, part } from '@aicp/service/store/collection';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { Letterhead } from '../domain/branding.ts';
import type { RoomPart } from '../domain/roomPart.ts';
import type { KeptFile, KeptVersion } from '../domain/snapshot.ts';
import { anonymiseNames } from './anonymiseNames.ts';
import { logo } from './brandings.ts';
import { searchPattern } from './searchPattern.ts';
import { FORMER } from './versions.ts';

type Row = RoomPart & { _id: string };

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

const RoomParts = collection<Row>(
  'room_parts',
  {
    _id: { type: String, required: true },
    room: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    assessmentId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    takenAt: { type: Date, ...fixed },
    report: { type: Mixed, ...fixed },
    evidence: { type: Mixed, ...fixed },
    ticked: { type: [String], ...fixed },
    savedAt: { type: Date, default: null },
    documents: { type: Mixed, ...fixed },
    trail: { type: Mixed, ...fixed },
    letterhead: {
      type: part<Letterhead>({
        name: { type: String, default: null },
        colour: { type: String, default: null },
        logo: { type: logo, default: null },
      }),
      default: null,
    },
    documentIds: { type: [String], ...fixed },
    fileIds: { type: [Number], ...fixed },
    heldIds: { type: [Number], ...fixed },
    words: { type: String, ...fixed },
    proves: { type: Mixed, ...fixed },
    root: { type: String, default: null },
  },
  [
    [{ organisationId: 1, room: 1 }],
    [{ organisationId: 1, systemId: 1 }],
    [{ organisationId: 1, 'evidence.id': 1 }],
    [{ 'documents.approval.by': 1 }],
    [{ 'trail.names.id': 1 }],
  ],
);

const partOf = ({ _id, ...row }: Row): RoomPart => row;

export async function insertParts({ session }: Transaction, parts: readonly RoomPart[]): Promise<void> {
  const rows = parts.map(made => ({ _id: `${made.room}-${made.assessmentId}`, ...made }));
  await RoomParts.create(rows, { session, ordered: true });
}

/** Selects the parts of a room about these reports that contain a text. */
export type PartFilter = { reports?: readonly number[]; search?: string | null | undefined };

function partsWith(organisationId: number, room: number, { reports, search }: PartFilter) {
  const text = searchPattern(search);
  return {
    organisationId,
    room,
    ...(reports && { assessmentId: mongoose.trusted({ $in: [...reports] }) }),
    ...(text && { words: mongoose.trusted({ $regex: text }) }),
  };
}

/** A page of a room's parts, in the order in which the reports were created. Pages start at 1. */
export async function pageParts(
  organisationId: number,
  room: number,
  { page, first, ...filter }: PartFilter & { page: number; first: number },
): Promise<RoomPart[]> {
  const found = await RoomParts.find(partsWith(organisationId, room, filter))
    .sort({ assessmentId: 1 })
    .skip((page - 1) * first)
    .limit(first)
    .lean();
  return found.map(partOf);
}

export function countParts(organisationId: number, room: number, filter: PartFilter = {}): Promise<number> {
  return RoomParts.countDocuments(partsWith(organisationId, room, filter));
}

/** The number of parts of these rooms, by room. */
export async function countPartsOf(organisationId: number, rooms: readonly number[]): Promise<Map<number, number>> {
  const stages = [
    { $match: { organisationId, room: { $in: [...rooms] } } },
    { $group: { _id: '$room', parts: { $sum: 1 } } },
  ];
  const counts = await RoomParts.aggregate<{ _id: number; parts: number }>(stages);
  return new Map(counts.map(({ _id, parts }) => [_id, parts]));
}

/** The part of a room about a report, with a document, or with a file. */
export async function findPart(
  organisationId: number,
  room: number,
  reports: readonly number[],
  by: { assessmentId: number } | { documentIds: string } | { fileIds: number },
): Promise<RoomPart | null> {
  const shown = { organisationId, room, $and: [{ assessmentId: mongoose.trusted({ $in: [...reports] }) }, by] };
  const found = await RoomParts.findOne(shown).lean();
  return found && partOf(found);
}

const CHOSEN = {
  room: 1,
  assessmentId: 1,
  systemId: 1,
  jurisdiction: 1,
  documentIds: 1,
  fileIds: 1,
  root: 1,
  'documents.documentId': 1,
  'documents.number': 1,
  'documents.carried': 1,
  'evidence.id': 1,
  'evidence.removedAt': 1,
  'evidence.replacedBy': 1,
} as const;
type Chosen = 'room' | 'assessmentId' | 'systemId' | 'jurisdiction' | 'documentIds' | 'fileIds' | 'root';
/** The choices of a part of a room, without its texts. */
export type ChosenPart = Pick<RoomPart, Chosen> & {
  documents: readonly Pick<KeptVersion, 'documentId' | 'number' | 'carried'>[];
  evidence: readonly Pick<KeptFile, 'id' | 'removedAt' | 'replacedBy'>[];
};

/** The chosen parts of these rooms of an organisation, in no order. */
export async function listChosenParts(organisationId: number, rooms: readonly number[]): Promise<ChosenPart[]> {
  const filter = { organisationId, room: mongoose.trusted({ $in: [...rooms] }) };
  return RoomParts.find(filter, CHOSEN).lean<ChosenPart[]>();
}

/** The given files that rooms name in their parts about other systems. */
export async function listNamedInRooms(
  { session }: Transaction,
  { organisationId, except }: { organisationId: number; except: number },
  ids: readonly number[],
): Promise<number[]> {
  const named = { organisationId, systemId: { $ne: except }, 'evidence.id': { $in: [...ids] } };
  const options = { projection: { 'evidence.id': 1 }, session };
  const found = await RoomParts.collection.find<Pick<Row, 'evidence'>>(named, options).toArray();
  return found.flatMap(({ evidence }) => evidence.map(({ id }) => id));
}

/** The files that only the parts about one system hold, by room. */
export async function listHeldBySystem(
  { session }: Transaction,
  organisationId: number,
  systemId: number,
): Promise<Map<number, number[]>> {
  const fields = { room: 1, heldIds: 1 } as const;
  const own = await RoomParts.find({ organisationId, systemId }, fields, { session }).lean();
  const held = new Map<number, number[]>();
  for (const [room, parts] of Map.groupBy(own, part => part.room)) {
    const ids = parts.flatMap(({ heldIds }) => heldIds);
    const others = { organisationId, room, systemId: mongoose.trusted({ $ne: systemId }) };
    const also = await RoomParts.distinct('heldIds', others, { session });
    held.set(
      room,
      ids.filter(id => !also.includes(id)),
    );
  }
  return held;
}

/** Deletes the parts of a room, or those about a system or about every system of an organisation. */
export async function removeParts(
  { session }: Transaction,
  { organisationId, ...of }: { organisationId: number; systemId?: number; room?: number },
): Promise<void> {
  await RoomParts.deleteMany({ organisationId, ...of }, { session });
}

export function reassignParts(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(RoomParts, tx, merged);
}

/** Removes the name of a deleted user from a page of approvals; returns how many. */
export async function anonymiseShownApprovals({ session }: Transaction, userId: number, limit: number) {
  const named = { documents: { $elemMatch: { 'approval.by': userId, 'approval.name': { $ne: FORMER } } } };
  const found = await RoomParts.collection
    .find(named, { projection: { _id: 1 }, session })
    .limit(limit)
    .toArray();
  await RoomParts.collection.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { 'documents.$[document].approval.name': FORMER, 'documents.$[document].approval.function': null } },
    { arrayFilters: [{ 'document.approval.by': userId }], session },
  );
  return found.length;
}

export function anonymiseShownNames(tx: Transaction, userId: number, limit: number): Promise<number> {
  return anonymiseNames(RoomParts, tx, userId, limit);
}

/** The parts of rooms about assessments of these systems, for exports. */
export async function findPartsOn(organisationId: number, systemIds: readonly number[]) {
  const filter = { organisationId, systemId: mongoose.trusted({ $in: systemIds }) };
  const fields = { room: 1, assessmentId: 1, takenAt: 1, documentIds: 1, fileIds: 1, root: 1 } as const;
  return (await RoomParts.find(filter, fields).lean()).map(({ _id: _, ...part }) => part);
}
