import type { RoomClosedData } from '@aicp/contracts/events/linkEvents';
import type { Context } from '@aicp/service/store/context';
import { markBytesErased, pageRemovedFiles } from '../store/erasedFiles.ts';
import { deleteOrphan, removeFile } from '../store/files.ts';
import { releaseHeld } from '../store/keptFiles.ts';
import { removeItems } from '../store/roomItems.ts';
import { removeParts } from '../store/roomParts.ts';
import { pastRooms, removeRooms } from '../store/rooms.ts';

const PAGE = 100;

/** Closes a room. Deletes its contents, and the bytes of removed files that only this room held. */
export async function closeRoom(
  ctx: Context,
  { organisationId, room }: Pick<RoomClosedData, 'organisationId' | 'room'>,
): Promise<void> {
  await ctx.transaction(async tx => {
    await removeRooms(tx, { organisationId, room });
    await removeParts(tx, { organisationId, room });
    await removeItems(tx, { organisationId, room });
    await releaseHeld(tx, { organisationId, room });
  });
  for (let ended = await endPage(ctx, organisationId); ended > 0; ) ended = await endPage(ctx, organisationId);
}

async function endPage(ctx: Context, organisationId: number): Promise<number> {
  const ended = await ctx.transaction(async tx => {
    const ids = await pageRemovedFiles({ organisationId, inRooms: false }, PAGE, tx);
    await markBytesErased(tx, organisationId, ids);
    for (const id of ids) await removeFile(tx, id);
    return ids;
  });
  for (const id of ended) await deleteOrphan(ctx, id);
  return ended.length;
}

/** Closes rooms that no link can show any longer, and those that were prepared but never shown. */
export async function closePastRooms(ctx: Context): Promise<void> {
  for (let past = await pastRooms(ctx.now(), PAGE); past.length > 0; past = await pastRooms(ctx.now(), PAGE))
    for (const { id: room, organisationId } of past) await closeRoom(ctx, { organisationId, room });
}
