import { MAX_LINK_DAYS } from '@aicp/contracts/limits';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** An audit room. What it shows of each report is a part (`roomParts.ts`). */
export type RoomRow = {
  id: number;
  organisationId: number;
  madeAt: Date;
  /** How many reports it was made of: those that are gone since are known by that. */
  size: number;
};

const DAY_MS = 24 * 3600 * 1000;
/** A link that has expired is listed for a month. */
const DAYS_KEPT = MAX_LINK_DAYS + 31;
const fixed = { required: true, immutable: true } as const;

const Rooms = collection<Stored<RoomRow>>(
  'rooms',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    madeAt: { type: Date, ...fixed },
    size: { type: Number, ...fixed },
  },
  [[{ organisationId: 1, _id: 1 }], [{ madeAt: 1 }]],
);

export async function insertRoom({ session }: Transaction, { id, ...room }: RoomRow): Promise<void> {
  await Rooms.create([{ _id: id, ...room }], { session });
}

/** By number, in no order. */
export async function findRooms(organisationId: number, ids: readonly number[]): Promise<RoomRow[]> {
  const filter = { _id: mongoose.trusted({ $in: [...ids] }), organisationId };
  return (await Rooms.find(filter).lean()).map(withId);
}

/** Rooms that no link can show any more, the oldest first. */
export async function pastRooms(now: Date, limit: number): Promise<Pick<RoomRow, 'id' | 'organisationId'>[]> {
  const before = mongoose.trusted({ $lt: new Date(now.getTime() - DAYS_KEPT * DAY_MS) });
  const found = await Rooms.find({ madeAt: before }, { organisationId: 1 }).sort({ madeAt: 1 }).limit(limit).lean();
  return found.map(withId);
}

/** One room, or every room of an organisation. */
export async function removeRooms(
  { session }: Transaction,
  { organisationId, room }: { organisationId: number; room?: number },
): Promise<void> {
  await Rooms.deleteMany(room === undefined ? { organisationId } : { organisationId, _id: room }, { session });
}
