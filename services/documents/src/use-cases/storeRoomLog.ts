import { canonicalJson } from '@aicp/contracts/canonicalJson';
import type { StoreRoomLog } from '@aicp/contracts/events/fillRoom';
import { ROOM_SECTIONS } from '@aicp/contracts/inputs/rooms';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { z } from 'zod';
import { type RoomItem, shownItem } from '../domain/roomItem.ts';
import { sha256 } from '../domain/sha256.ts';
import { countItems, insertItems, listItems } from '../store/roomItems.ts';
import { findRoom, finishLog, type RoomRow } from '../store/rooms.ts';
import { itemsOf } from './captureOrganisation.ts';

/**
 * Stores a page of the log that administration sent for a room. Pages can arrive in any order and more than once. The last one completes
 * the room's view of the organisation as a whole.
 */
export async function storeRoomLog(
  ctx: Context,
  { organisationId, room: id, total, expected, entries }: z.output<(typeof StoreRoomLog)['data']>,
): Promise<void> {
  const of = { organisationId, room: id };
  const drafts = entries.map(entry => ({
    section: 'log' as const,
    systemId: null,
    data: entry,
    words: [entry.action, entry.byName, ...entry.details.filter(part => typeof part === 'string')],
  }));
  const items = (await itemsOf(of, drafts)).map((item, at) => ({ ...item, place: -(entries[at]?.seq ?? 0) }));
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const room = await findRoom(organisationId, id, tx);
    if (!room?.awaitsLog || room.state === 'failed') return;
    await insertItems(tx, items);
    if ((await countItems(of, 'log', null, tx)) < expected) return;
    await finishLog(tx, room, { total, organisationHash: sha256(organisationFile(room, await listItems(of, tx))) });
  });
}

/** The room's view of the organisation as a whole, in one file. It does not state which files were deleted, because that changes. */
export function organisationFile({ madeAt }: Pick<RoomRow, 'madeAt'>, items: readonly RoomItem[]): string {
  const sections = ROOM_SECTIONS.map(name => {
    const own = items.filter(({ section }) => section === name).sort((one, other) => one.place - other.place);
    return [name, own.map(item => shownItem(item, () => false))];
  });
  return canonicalJson({ takenAt: madeAt, ...Object.fromEntries(sections) });
}
