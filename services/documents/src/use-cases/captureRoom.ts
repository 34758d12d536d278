import { PrepareRoomInput, RenewRoomInput } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { notFound } from '@aicp/contracts/serialId';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../context.ts';
import { documentTypeOf } from '../domain/kept.ts';
import { type ChosenPart, listChosenParts } from '../store/roomParts.ts';
import { findRoom, type OrganisationChoice, type RoomChoice } from '../store/rooms.ts';
import { listSubjectRefs } from '../store/subjects.ts';
import { isCurrent } from './capturePart.ts';
import { startRoom } from './fillRoom.ts';
import { newestFiles } from './hasNewerVersions.ts';

/**
 * Captures the contents of an audit room; a job captures the rest of a long one. No one sees the room until a link to it is created.
 * Returns its number.
 */
export async function prepareRoom(ctx: RequestContext, input: unknown): Promise<number> {
  const { organisationId } = requireCreator(ctx);
  const { reports, organisation } = parse(PrepareRoomInput, input);
  const ids = reports.map(({ report }) => report);
  if ((await listSubjectRefs(organisationId, ids)).length < ids.length) throw notFound('Report');
  const { systems, policies, duties, logMonths } = organisation ?? {};
  return fixRoom(ctx, reports, {
    systems: systems ?? true,
    policies: policies ?? true,
    duties: duties ?? true,
    logMonths: logMonths ?? null,
  });
}

/**
 * Captures a room again with the current contents. Each report shows as much as the earlier room showed for the same system and law. The
 * parts about the organisation are the same. The earlier room does not change.
 */
export async function renewRoom(ctx: RequestContext, input: unknown): Promise<number> {
  const { organisationId } = requireCreator(ctx);
  const { room, reports } = parse(RenewRoomInput, input);
  const keyOf = (place: { systemId: number; jurisdiction: string }) => `${place.systemId}-${place.jurisdiction}`;
  const earlier = await findRoom(organisationId, room);
  if (!earlier) throw notFound('Room');
  const before = new Map((await listChosenParts(organisationId, [room])).map(part => [keyOf(part), part]));
  const newest = await newestFiles(organisationId, [...new Set([...before.values()].flatMap(part => part.fileIds))]);
  const places = new Map((await listSubjectRefs(organisationId, reports)).map(ref => [ref.assessmentId, keyOf(ref)]));
  const choices = reports.map((report): RoomChoice => {
    const part = before.get(places.get(report) ?? '');
    if (!part) throw notFound('Report');
    return {
      report,
      asBefore: true,
      // If a part showed everything, the new part does too, including what is new.
      documents: isWhole(part) ? null : part.documentIds.map(id => `${report}-${documentTypeOf(id)}`),
      evidence: hasAllFiles(part) ? null : part.fileIds.flatMap(id => newest.get(id) ?? []),
      bundle: part.root !== null,
    };
  });
  return fixRoom(ctx, choices, earlier.organisation);
}

function requireCreator(ctx: RequestContext) {
  const creator = requireRight(ctx.actor, 'share');
  requireRecentConfirmation(ctx.actor, ctx.now());
  return creator;
}

async function fixRoom(
  ctx: RequestContext,
  choices: readonly RoomChoice[],
  organisation: OrganisationChoice,
): Promise<number> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  const leave = await ctx.drawing.enter(userId);
  try {
    const id = await nextId('rooms');
    await startRoom(ctx, { id, organisationId, madeAt: ctx.now(), size: choices.length, choices, organisation });
    return id;
  } finally {
    leave();
  }
}

const isWhole = ({ documents, documentIds }: ChosenPart) => documents.length === documentIds.length;
const hasAllFiles = ({ evidence, fileIds }: ChosenPart) =>
  new Set(evidence.filter(isCurrent).map(({ id }) => id)).size === fileIds.length;
