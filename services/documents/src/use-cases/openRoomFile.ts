import { finished } from 'node:stream';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { DomainError } from '@aicp/contracts/domainError';
import { requireRoomLink } from '@aicp/contracts/inputs/rooms';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { textOfVersion } from '../domain/approvalOf.ts';
import { printed } from '../domain/branding.ts';
import { titles } from '../domain/compose.ts';
import { paperOfVersion } from '../domain/render/documentPaper.ts';
import type { RoomPart } from '../domain/roomPart.ts';
import { snapshotDateOf } from '../domain/snapshot.ts';
import { findStored, listFiles, listStoredIds } from '../store/evidence.ts';
import { readFile } from '../store/files.ts';
import { hasItemFile } from '../store/roomItems.ts';
import { findPart } from '../store/roomParts.ts';
import { findSubject } from '../store/subjects.ts';
import { type Bundle, bundleFiles } from './bundleFiles.ts';
import { documentsIn } from './documentsIn.ts';
import { fileNameOf, types } from './openDocumentFile.ts';
import type { OpenEvidence } from './openEvidence.ts';
import { sealBundle } from './sealBundle.ts';

/** The download queue of a link. Its key is negative, because people's numbers are above zero. */
const placeOf = (link: number) => -link;

/** @throws DomainError NOT_FOUND for a part that the link does not show */
export async function roomPartOf(ctx: Pick<RequestContext, 'actor'>, by: Parameters<typeof findPart>[3], what: string) {
  const { organisationId, room, reports, link } = requireRoomLink(ctx.actor);
  const part = await findPart(organisationId, room, reports, by);
  if (!part) throw notFound(what);
  return { part, link };
}

/** A document as it read when the room was created. Its hash is computed from the `json` format. @throws DomainError NOT_FOUND */
export async function openRoomDocument(ctx: RequestContext, id: string, format: string) {
  const { part, link } = await roomPartOf(ctx, { documentIds: id }, 'Document');
  const { subject, documents } = await standingThen(part);
  const document = documents.find(document => document.id === id);
  if (!document) throw notFound('Document');
  const { type, version } = document;
  const name = `${fileNameOf(subject.system.name)} - ${titles[type]}.${format}`;
  if (format === 'json')
    return { name, type: 'application/json; charset=utf-8', bytes: Buffer.from(canonicalJson(textOfVersion(version))) };
  if (format !== 'pdf' && format !== 'docx') throw notFound('Document');
  const letterhead = part.letterhead && printed(part.letterhead);
  const bytes = await ctx.drawing.file(placeOf(link), { format, paper: paperOfVersion(version), letterhead });
  return { name, type: types[format], bytes };
}

/** @throws DomainError NOT_FOUND, including if its bytes have been deleted since */
export async function openRoomEvidence(ctx: RequestContext, given: string): Promise<OpenEvidence> {
  const id = idOrNotFound(given, 'Evidence');
  const { organisationId, room } = requireRoomLink(ctx.actor);
  if (!(await hasItemFile({ organisationId, room }, id))) await roomPartOf(ctx, { fileIds: id }, 'Evidence');
  const evidence = await findStored(organisationId, id);
  if (!evidence) throw removed();
  return { evidence, open: range => readFile(id, range) };
}

/** @throws DomainError NOT_FOUND, including if one of its files has been deleted since */
export async function openRoomBundle(ctx: RequestContext, given: string): Promise<Bundle> {
  const { part, link } = await roomPartOf(ctx, { assessmentId: idOrNotFound(given, 'Bundle') }, 'Bundle');
  if (part.root === null) throw notFound('Bundle');
  const leave = await ctx.drawing.enter(placeOf(link));
  try {
    const bundle = await composeThen(ctx, part);
    finished(bundle.bytes, leave);
    return bundle;
  } catch (error) {
    leave();
    throw error;
  }
}

async function composeThen(ctx: RequestContext, part: RoomPart): Promise<Bundle> {
  const { organisationId, systemId, jurisdiction, ticked, savedAt } = part;
  const ids = part.evidence.map(({ id }) => id);
  const stored = await listStoredIds(organisationId, ids);
  if (part.evidence.some(({ id, removedAt }) => removedAt === null && !stored.has(id))) throw removed();
  const fileOf = new Map((await listFiles(organisationId, ids)).map(file => [file.id, file]));
  const evidence = part.evidence.flatMap(then => {
    const file = fileOf.get(then.id);
    return file ? [{ ...file, ...then, systemId, jurisdiction }] : [];
  });
  const { subject, documents } = await standingThen(part);
  const checklist = { ticked: [...ticked], savedAt };
  const then = {
    subject,
    evidence,
    checklist,
    day: snapshotDateOf(part),
    documents,
    letterhead: part.letterhead,
    trail: part.trail,
  };
  const { head, files, zip } = await bundleFiles(ctx, then);
  return zip(await sealBundle(ctx, head, files));
}

/** The assessment, and each of its documents as it read when the room was created. */
async function standingThen(part: RoomPart) {
  const subject = await findSubject(part.organisationId, part.assessmentId);
  if (!subject) throw notFound('Report');
  return { subject, documents: await documentsIn(part.organisationId, part.assessmentId, part) };
}

const removed = () => new DomainError('NOT_FOUND', 'A file in this room was removed after the room was created.');
