import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { ROOM_SECTIONS, type RoomSection } from '@aicp/contracts/inputs/rooms';
import { collection } from '@aicp/service/store/collection';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { RoomItem } from '../domain/roomItem.ts';
import { FORMER } from './versions.ts';

type Row = RoomItem & { _id: string };

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

const RoomItems = collection<Row>(
  'room_items',
  {
    _id: { type: String, required: true },
    room: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    section: { type: String, ...fixed },
    place: { type: Number, ...fixed },
    systemId: { type: Number, default: null },
    fileIds: { type: [Number], ...fixed },
    names: { type: Mixed, ...fixed },
    words: { type: String, ...fixed },
    data: { type: Mixed, ...fixed },
  },
  [
    [{ organisationId: 1, room: 1, section: 1, place: 1 }],
    [{ organisationId: 1, systemId: 1 }],
    [{ organisationId: 1, fileIds: 1 }],
    [{ 'names.id': 1 }],
  ],
);

const itemOf = ({ _id, ...item }: Row): RoomItem => item;
type Of = { organisationId: number; room: number };

/** Inserts items that are not stored yet. */
export async function insertItems({ session }: Transaction, items: readonly RoomItem[]): Promise<void> {
  if (items.length === 0) return;
  const writes = items.map(item => {
    const filter = { _id: `${item.room}-${item.section}-${item.place}` };
    return { updateOne: { filter, update: { $setOnInsert: item }, upsert: true } };
  });
  await RoomItems.bulkWrite(writes, { session, ordered: false });
}

/** A page of the items in a section of a room that contain a text, in their order. Pages start at 1. */
export async function pageItems(
  { organisationId, room }: Of,
  section: RoomSection,
  { page, first, pattern }: { page: number; first: number; pattern: string | null },
): Promise<RoomItem[]> {
  const found = await RoomItems.find(withText({ organisationId, room, section }, pattern))
    .sort({ place: 1 })
    .skip((page - 1) * first)
    .limit(first)
    .lean();
  return found.map(itemOf);
}

function withText<Filter extends Of>(filter: Filter, pattern: string | null) {
  return { ...filter, ...(pattern && { words: mongoose.trusted({ $regex: pattern }) }) };
}

export function countItems(
  { organisationId, room }: Of,
  section: RoomSection,
  pattern: string | null,
  tx?: Transaction,
): Promise<number> {
  return RoomItems.countDocuments(withText({ organisationId, room, section }, pattern), { session: tx?.session });
}

export type SectionCounts = Record<RoomSection, number>;

/** The number of items of each section, by room. */
export async function countSections(
  organisationId: number,
  rooms: readonly number[],
): Promise<Map<number, SectionCounts>> {
  const stages = [
    { $match: { organisationId, room: { $in: [...rooms] } } },
    { $group: { _id: { room: '$room', section: '$section' }, items: { $sum: 1 } } },
  ];
  const found = await RoomItems.aggregate<{ _id: { room: number; section: RoomSection }; items: number }>(stages);
  return new Map(
    rooms.map(room => [
      room,
      Object.fromEntries(
        ROOM_SECTIONS.map(section => [
          section,
          found.find(({ _id }) => _id.room === room && _id.section === section)?.items ?? 0,
        ]),
      ) as SectionCounts,
    ]),
  );
}

/** All items of a room about the organisation as a whole, by section and place. */
export async function listItems({ organisationId, room }: Of, tx?: Transaction): Promise<RoomItem[]> {
  const found = await RoomItems.find({ organisationId, room }, null, { session: tx?.session })
    .sort({ section: 1, place: 1 })
    .lean();
  return found.map(itemOf);
}

/** Whether a room shows a file with an item about the organisation as a whole. */
export async function hasItemFile({ organisationId, room }: Of, fileId: number): Promise<boolean> {
  return (await RoomItems.exists({ organisationId, room, fileIds: fileId })) !== null;
}

/** The given files that rooms name in items about the organisation as a whole. */
export async function listFilesOfItems(
  { session }: Transaction,
  { organisationId, room }: { organisationId: number; room?: number },
  ids: readonly number[],
): Promise<number[]> {
  const named = { organisationId, ...(room !== undefined && { room }), fileIds: mongoose.trusted({ $in: [...ids] }) };
  const found = await RoomItems.find(named, { fileIds: 1 }, { session }).lean();
  return found.flatMap(({ fileIds }) => fileIds);
}

/** Deletes the items about a system, those of a room, or those of all rooms of an organisation. */
export async function removeItems(
  { session }: Transaction,
  { organisationId, ...of }: { organisationId: number; systemId?: number; room?: number },
): Promise<void> {
  await RoomItems.deleteMany({ organisationId, ...of }, { session });
}

export function reassignItems(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(RoomItems, tx, merged);
}

/** Replaces the name of a deleted person on a page of items; returns how many. */
export async function anonymiseItemNames({ session }: Transaction, userId: number, limit: number): Promise<number> {
  const named = { names: { $elemMatch: { id: userId, name: { $ne: FORMER } } } };
  const found = await RoomItems.collection
    .find(named, { projection: { _id: 1 }, session })
    .limit(limit)
    .toArray();
  await RoomItems.collection.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { 'names.$[person].name': FORMER } },
    { arrayFilters: [{ 'person.id': userId }], session },
  );
  return found.length;
}
