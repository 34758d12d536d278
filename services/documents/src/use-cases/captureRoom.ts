import { PrepareRoomInput, RenewRoomInput, type RoomReportInput } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/proof';
import { notFound } from '@aicp/contracts/serialId';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { documentTypeOf } from '../domain/kept.ts';
import type { RoomPart } from '../domain/roomPart.ts';
import { listDocumentViews, shownVersion } from '../store/documentViews.ts';
import { holdFiles } from '../store/keptFiles.ts';
import { findParts, insertParts } from '../store/roomParts.ts';
import { insertRoom } from '../store/rooms.ts';
import { findEvidenceAndQms } from '../store/things.ts';
import { capturePart, isCurrent } from './capturePart.ts';
import { newestFiles } from './hasNewerVersions.ts';

type Choice = z.output<typeof RoomReportInput>;

/** Fixes what an audit room will show. No one sees it until a link is made to it. Returns its number. */
export async function prepareRoom(ctx: RequestContext, input: unknown): Promise<number> {
  requireMaker(ctx);
  return fixRoom(ctx, parse(PrepareRoomInput, input).reports);
}

/**
 * Fixes it again as everything stands now, and as much of each report as the room before showed of the one on the same system under the
 * same law. The room before does not change.
 */
export async function renewRoom(ctx: RequestContext, input: unknown): Promise<number> {
  const { organisationId } = requireMaker(ctx);
  const { room, reports } = parse(RenewRoomInput, input);
  const before = await findParts(organisationId, [room]);
  const standing = await findEvidenceAndQms(organisationId, reports, ctx.now());
  const documents = await listDocumentViews(organisationId, reports);
  const newest = await newestFiles(
    organisationId,
    before.flatMap(({ fileIds }) => fileIds),
  );
  const choices = reports.map((report, at): Choice => {
    const { place, evidence = [] } = standing[at] ?? {};
    const part = before.find(
      ({ systemId, jurisdiction }) => systemId === place?.systemId && jurisdiction === place.jurisdiction,
    );
    if (!part) throw notFound('Report');
    const types = part.documentIds.map(documentTypeOf);
    const written = documents[at]?.filter(document => shownVersion(document) !== null) ?? [];
    return {
      report,
      // Everything stays everything: what is new since is shown too.
      documents: isWhole(part) ? null : written.filter(({ type }) => types.includes(type)).map(({ id }) => id),
      evidence: hasAllFiles(part)
        ? null
        : evidence
            .filter(file => newest.has(file.id))
            .filter(isCurrent)
            .map(({ id }) => id),
      bundle: part.root !== null,
    };
  });
  return fixRoom(ctx, choices);
}

function requireMaker(ctx: RequestContext) {
  const maker = requireRight(ctx.actor, 'share');
  requireRecentConfirmation(ctx.actor, ctx.now());
  return maker;
}

async function fixRoom(ctx: RequestContext, choices: readonly Choice[]): Promise<number> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  const leave = await ctx.drawing.enter(userId);
  try {
    const room = { organisationId, room: await nextId('rooms') };
    const parts: RoomPart[] = [];
    for (const choice of choices) parts.push(await capturePart(ctx, room, choice));
    await ctx.transaction(async tx => {
      // Never of what is deleted at this moment.
      if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Report');
      for (const { systemId } of parts)
        if (!(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound('Report');
      await holdFiles(tx, room, [...new Set(parts.flatMap(({ heldIds }) => heldIds))]);
      await insertRoom(tx, { id: room.room, organisationId, madeAt: ctx.now(), size: choices.length });
      await insertParts(tx, parts);
    });
    return room.room;
  } finally {
    leave();
  }
}

const isWhole = ({ documents, documentIds }: RoomPart) => documents.length === documentIds.length;
const hasAllFiles = ({ evidence, fileIds }: RoomPart) =>
  new Set(evidence.filter(isCurrent).map(({ id }) => id)).size === fileIds.length;
