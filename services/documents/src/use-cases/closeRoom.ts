import type { RoomClosedData } from '@aicp/contracts/events/linkEvents';
import type { Context } from '@aicp/service/store/context';
import { removeParts } from '../store/roomParts.ts';

/** No one is shown a room any more: what was fixed for it goes. */
export async function closeRoom(ctx: Context, { organisationId, room }: RoomClosedData): Promise<void> {
  await ctx.transaction(tx => removeParts(tx, { organisationId, room }));
}
