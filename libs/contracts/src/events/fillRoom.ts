import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for the next page of an audit room's reports. */
export const FillRoom = job('fillRoom', z.object({ organisationId: z.int().positive(), room: z.int().positive() }), {
  attempts: 5,
});

/** Asks admin's worker to send an organisation's log of a period, for an audit room. */
export const SendRoomLog = job(
  'sendRoomLog',
  z.object({
    organisationId: z.int().positive(),
    room: z.int().positive(),
    from: z.iso.datetime(),
    /** Exclusive. */
    until: z.iso.datetime(),
  }),
);

/** An entry of an organisation's log. */
const RoomLogEntry = z.object({
  /** Its number in that log. */
  seq: z.int().positive(),
  at: z.iso.datetime(),
  action: z.string(),
  /** The person who acted; null if the actor has only the name `byName`. */
  by: z.int().positive().nullable(),
  byName: z.string().nullable(),
  /** The sentence; numbers represent users. */
  details: z.array(z.union([z.string(), z.int()])),
  hash: z.string(),
});
export type RoomLogEntry = z.infer<typeof RoomLogEntry>;

/** Asks documents' worker to store a page of that log. */
export const StoreRoomLog = job(
  'storeRoomLog',
  z.object({
    organisationId: z.int().positive(),
    room: z.int().positive(),
    /** The number of entries in the period, and how many of the latest ones the room gets. */
    total: z.int().nonnegative(),
    expected: z.int().nonnegative(),
    entries: z.array(RoomLogEntry),
  }),
);
