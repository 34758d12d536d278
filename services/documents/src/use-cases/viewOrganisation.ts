import { RoomPageInput, RoomSectionName, requireRoomLink } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { shownItem } from '../domain/roomItem.ts';
import { listStoredIds } from '../store/evidence.ts';
import { countItems, countSections, listItems, pageItems, type SectionCounts } from '../store/roomItems.ts';
import { findRoom, listRooms, type RoomState } from '../store/rooms.ts';
import { searchPattern } from '../store/searchPattern.ts';
import { organisationFile } from './storeRoomLog.ts';

/** The number of items in each section about the organisation as a whole in a room, the period of the log, and the hash of everything. */
export type RoomOrganisationView = SectionCounts & {
  chosen: { systems: boolean; policies: boolean; duties: boolean; log: boolean };
  logFrom: Date | null;
  /** The number of entries in the period; the room has the newest of them. */
  logTotal: number;
  sha256: string | null;
};

/** The views in the order of `rooms`. */
export async function viewOrganisations(
  organisationId: number,
  rooms: readonly RoomState[],
): Promise<RoomOrganisationView[]> {
  const ids = rooms.map(({ id }) => id);
  const counts = await countSections(organisationId, ids);
  return rooms.map(({ id, organisation, log, organisationHash }) => {
    const { systems, policies, duties } = organisation;
    return {
      ...(counts.get(id) as SectionCounts),
      chosen: { systems, policies, duties, log: log !== null },
      logFrom: log?.from ?? null,
      logTotal: log?.total ?? 0,
      sha256: organisationHash,
    };
  });
}

/** A page of a section of the room that the caller's link shows. @throws DomainError NOT_FOUND for a section that does not exist */
export async function viewSection(ctx: Pick<RequestContext, 'actor'>, name: string, asked: unknown) {
  const { organisationId, room } = requireRoomLink(ctx.actor);
  const { success, data: section } = RoomSectionName.safeParse(name);
  if (!success) throw notFound('Section');
  const { page, first, search } = parse(RoomPageInput, asked);
  const of = { organisationId, room };
  const [state] = await listRooms(organisationId, [room]);
  // A failed room shows nothing.
  if (state?.state === 'failed') throw notFound('Section');
  const pattern = searchPattern(search);
  const [found, items] = await Promise.all([
    countItems(of, section, pattern),
    pageItems(of, section, { page, first, pattern }),
  ]);
  const stored = await listStoredIds(
    organisationId,
    items.flatMap(({ fileIds }) => fileIds),
  );
  return { found, pageSize: first, items: items.map(item => shownItem(item, id => !stored.has(id))) };
}

/** The room's view of the organisation as a whole, in one file. @throws DomainError NOT_FOUND until it is complete */
export async function openOrganisation(ctx: Pick<RequestContext, 'actor'>) {
  const { organisationId, room: id } = requireRoomLink(ctx.actor);
  const room = await findRoom(organisationId, id);
  if (!room || room.organisationHash === null) throw notFound('File');
  const bytes = Buffer.from(organisationFile(room, await listItems({ organisationId, room: id })));
  return { name: `organisation-${room.madeAt.toISOString().slice(0, 10)}.json`, bytes };
}
