import { DomainError } from '@aicp/contracts/domainError';
import { FillRoom, SendRoomLog } from '@aicp/contracts/events/fillRoom';
import { roomFiles } from '@aicp/contracts/limits';
import { notFound } from '@aicp/contracts/serialId';
import { deletedAmong, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RoomContext } from '../context.ts';
import type { RoomPart } from '../domain/roomPart.ts';
import { sha256 } from '../domain/sha256.ts';
import { holdFiles, releaseHeld, sumHeldBytes } from '../store/keptFiles.ts';
import { insertItems, removeItems } from '../store/roomItems.ts';
import { insertParts, removeParts } from '../store/roomParts.ts';
import { advanceRoom, failRoom, findRoom, insertRoom, type RoomRow } from '../store/rooms.ts';
import { listSubjectRefs } from '../store/subjects.ts';
import { captureOrganisation } from './captureOrganisation.ts';
import { capturePart } from './capturePart.ts';
import { organisationFile } from './storeRoomLog.ts';

/**
 * The number of reports captured at a time. The user waits for the first ones, a quarter of a second each on an idle machine; the job
 * captures the others.
 */
const PAGE = 10;
const INTERRUPTED = 'The room could not be prepared. Please create it again.';

/**
 * Captures the first reports of a room, and starts the job for the rest.
 * @throws DomainError NOT_FOUND for a report that does not exist, CONFLICT with what is not approved, INVALID for too many bytes
 */
export async function startRoom(ctx: RoomContext, made: Made): Promise<void> {
  const log = periodOf(made);
  const begun = { done: 0, state: 'preparing', bytes: 0, failure: null } as const;
  const items = await captureOrganisation(
    { organisationId: made.organisationId, room: made.id },
    made.organisation,
    made.madeAt,
  );
  const organisationHash = log ? null : sha256(organisationFile(made, items));
  const room: RoomRow = { ...made, ...begun, log, awaitsLog: log !== null, organisationHash };
  const parts = await captureParts(ctx, room, PAGE);
  await ctx.transaction(async tx => {
    await insertRoom(tx, room);
    await insertItems(tx, items);
    const files = new Set(items.flatMap(({ fileIds }) => fileIds));
    await holdFiles(tx, { organisationId: room.organisationId, room: room.id }, [...files]);
    if (log) {
      const [from, until] = [log.from.toISOString(), log.until.toISOString()];
      tx.send(SendRoomLog, { organisationId: room.organisationId, room: room.id, from, until });
    }
    const saved = await savePage(tx, room, parts, PAGE);
    if (saved < parts.length) throw notFound('Report');
  });
  // Items of systems deleted since the read; a later deletion finds its items itself.
  const { organisationId, id } = room;
  const systemIds = items.flatMap(({ systemId }) => systemId ?? []);
  for (const systemId of await deletedAmong('system', systemIds))
    await ctx.transaction(tx => removeItems(tx, { organisationId, room: id, systemId }));
}

/** Captures the next page of a room. Deleted reports are left out and counted. A fault fails the room. */
export async function fillRoom(
  ctx: RoomContext,
  of: { organisationId: number; room: number },
  { last }: { last: boolean },
): Promise<void> {
  const room = await findRoom(of.organisationId, of.room);
  if (room?.state !== 'preparing') return;
  try {
    const known = await listSubjectRefs(
      of.organisationId,
      pageOf(room, PAGE).map(({ report }) => report),
    );
    const ids = new Set(known.map(({ assessmentId }) => assessmentId));
    const parts = await captureParts(ctx, room, PAGE, ({ report }) => ids.has(report));
    await ctx.transaction(tx => savePage(tx, room, parts, PAGE));
  } catch (error) {
    const isRefused = error instanceof DomainError && error.code !== 'UNAVAILABLE';
    if (!isRefused && !last) throw error;
    await ctx.transaction(async tx => {
      if (!(await failRoom(tx, room, isRefused ? error.message : INTERRUPTED))) return;
      await removeParts(tx, of);
      await removeItems(tx, of);
      await releaseHeld(tx, of);
    });
    if (!isRefused) throw error;
  }
}

type Made = Omit<RoomRow, 'done' | 'state' | 'bytes' | 'failure' | 'log' | 'awaitsLog' | 'organisationHash'>;

/** The period of the log in a room. */
function periodOf({ madeAt, organisation: { logMonths } }: Made): RoomRow['log'] {
  if (logMonths === null) return null;
  const from = new Date(madeAt);
  from.setUTCMonth(from.getUTCMonth() - logMonths);
  return { from, until: madeAt, total: 0 };
}

const pageOf = ({ choices, done }: RoomRow, count: number) => choices.slice(done, done + count);

async function captureParts(
  ctx: RoomContext,
  room: RoomRow,
  count: number,
  isIncluded: (choice: RoomRow['choices'][number]) => boolean = () => true,
): Promise<RoomPart[]> {
  const parts: RoomPart[] = [];
  for (const choice of pageOf(room, count).filter(isIncluded))
    parts.push(await capturePart(ctx, { organisationId: room.organisationId, room: room.id }, choice));
  return parts;
}

/** @returns how many parts were saved; parts of a system that is being deleted are not */
async function savePage(tx: Transaction, room: RoomRow, parts: readonly RoomPart[], count: number): Promise<number> {
  const { id, organisationId, size } = room;
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Report');
  const kept: RoomPart[] = [];
  for (const part of parts) if (await lockUnlessDeleted(tx, 'system', part.systemId)) kept.push(part);
  const of = { organisationId, room: id };
  await holdFiles(tx, of, [...new Set(kept.flatMap(({ heldIds }) => heldIds))]);
  const bytes = await sumHeldBytes(tx, of);
  if (bytes > roomFiles.maxBytes) throw new DomainError('INVALID', roomFiles.tooLarge);
  const done = Math.min(room.done + count, size);
  const state = done < size ? 'preparing' : 'ready';
  // Another worker may have captured this page, or the room may be closed.
  if (!(await advanceRoom(tx, room, { done, bytes, state }))) return kept.length;
  await insertParts(tx, kept);
  if (state === 'preparing') tx.send(FillRoom, of);
  return kept.length;
}
