import type { RoomReportInput } from '@aicp/contracts/inputs/rooms';
import { MAX_LINK_DAYS } from '@aicp/contracts/limits';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { z } from 'zod';

/** The contents chosen from one report. Contents that an earlier room named are included only if they still exist. */
export type RoomChoice = z.output<typeof RoomReportInput> & { asBefore?: boolean };

/** The chosen parts of the organisation as a whole (`roomItems.ts`). */
export type OrganisationChoice = {
  systems: boolean;
  policies: boolean;
  duties: boolean;
  /** Null without the log. */
  logMonths: number | null;
};

/** The period of the log in a room, and the number of log entries in that period. A room has the newest of them. */
type RoomLog = { from: Date; until: Date; total: number };

/** An audit room. Its part of each report is in `roomParts.ts`. */
export type RoomRow = {
  id: number;
  organisationId: number;
  madeAt: Date;
  /** The reports of the room, and the contents chosen from each. */
  choices: readonly RoomChoice[];
  /** The number of reports that are captured. */
  done: number;
  state: 'preparing' | 'ready' | 'failed';
  /** The total size of the room's files. */
  bytes: number;
  failure: string | null;
  organisation: OrganisationChoice;
  /** Null without the log. */
  log: RoomLog | null;
  /** Whether log entries have yet to arrive. */
  awaitsLog: boolean;
  /** SHA-256 of the file about the organisation as a whole; null until all log entries have arrived. */
  organisationHash: string | null;
  /** The number of reports that the room was created with, which shows how many have been deleted since. */
  size: number;
};

const DAY_MS = 24 * 3600 * 1000;
/** An expired link is listed for a month. */
const DAYS_KEPT = MAX_LINK_DAYS + 31;
const fixed = { required: true, immutable: true } as const;

const Rooms = collection<Stored<RoomRow>>(
  'rooms',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    madeAt: { type: Date, ...fixed },
    size: { type: Number, ...fixed },
    choices: { type: mongoose.Schema.Types.Mixed, ...fixed },
    done: { type: Number, required: true },
    state: { type: String, required: true },
    bytes: { type: Number, required: true },
    failure: { type: String, default: null },
    organisation: { type: mongoose.Schema.Types.Mixed, ...fixed },
    log: { type: mongoose.Schema.Types.Mixed, default: null },
    awaitsLog: { type: Boolean, required: true },
    organisationHash: { type: String, default: null },
  },
  [[{ organisationId: 1, _id: 1 }], [{ madeAt: 1 }]],
);

export async function insertRoom({ session }: Transaction, { id, ...room }: RoomRow): Promise<void> {
  await Rooms.create([{ _id: id, ...room }], { session });
}

/** A room without its choices. */
export type RoomState = Omit<RoomRow, 'choices'>;

/** The rooms with these numbers, in no order. A room still waiting for its log is not ready. */
export async function listRooms(organisationId: number, ids: readonly number[]): Promise<RoomState[]> {
  const filter = { _id: mongoose.trusted({ $in: [...ids] }), organisationId };
  const found = (await Rooms.find(filter, { choices: 0 }).lean()).map(withId);
  return found.map(room => (room.state === 'ready' && room.awaitsLog ? { ...room, state: 'preparing' } : room));
}

export async function findRoom(organisationId: number, id: number, tx?: Transaction): Promise<RoomRow | null> {
  const found = await Rooms.findOne({ _id: id, organisationId }, null, { session: tx?.session }).lean();
  return found && withId(found);
}

/** Records that the next page is captured. @returns false if that is already recorded, or the room is closed */
export async function advanceRoom(
  { session }: Transaction,
  { id, organisationId, done }: RoomRow,
  next: Pick<RoomRow, 'done' | 'bytes' | 'state'>,
): Promise<boolean> {
  const filter = { _id: id, organisationId, done, state: 'preparing' as const };
  return (await Rooms.updateOne(filter, next, { session })).matchedCount > 0;
}

/** Records that the whole log is stored. */
export async function finishLog(
  { session }: Transaction,
  { id, organisationId, log }: RoomRow,
  { total, organisationHash }: { total: number; organisationHash: string },
): Promise<void> {
  const filter = { _id: id, organisationId, awaitsLog: true };
  const change = { awaitsLog: false, organisationHash, log: log && { ...log, total } };
  await Rooms.updateOne(filter, change, { session });
}

/** @returns false if the room is closed or complete */
export async function failRoom(
  { session }: Transaction,
  { id, organisationId }: RoomRow,
  failure: string,
): Promise<boolean> {
  const filter = { _id: id, organisationId, state: 'preparing' as const };
  return (await Rooms.updateOne(filter, { state: 'failed', failure, bytes: 0 }, { session })).matchedCount > 0;
}

/** The rooms of an organisation in ascending order of number, for exports. */
export function pageRooms(organisationId: number, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Rooms, { organisationId }, after, limit);
}

/** Rooms that no link can show any longer, oldest first. */
export async function pastRooms(now: Date, limit: number): Promise<Pick<RoomRow, 'id' | 'organisationId'>[]> {
  const before = mongoose.trusted({ $lt: new Date(now.getTime() - DAYS_KEPT * DAY_MS) });
  const found = await Rooms.find({ madeAt: before }, { organisationId: 1 }).sort({ madeAt: 1 }).limit(limit).lean();
  return found.map(withId);
}

/** Deletes one room, or every room of an organisation. */
export async function removeRooms(
  { session }: Transaction,
  { organisationId, room }: { organisationId: number; room?: number },
): Promise<void> {
  await Rooms.deleteMany(room === undefined ? { organisationId } : { organisationId, _id: room }, { session });
}
