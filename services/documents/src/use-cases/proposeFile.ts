import type { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import { SupplierFileInput } from '@aicp/contracts/inputs/requests';
import { evidenceFile, MAX_SUPPLIER_FILES, supplierFiles } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { requireSupplierLink } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { safeName } from '../domain/evidence.ts';
import type { FileLocation } from '../domain/storedFile.ts';
import { deleteFiles, deleteUnlessRecorded, writeFile } from '../store/files.ts';
import { insertProposed, listOfLink, type ProposedFile, removeProposed } from '../store/proposedFiles.ts';
import { receiveUpload } from './receiveUpload.ts';
import { requireStorage } from './requireStorage.ts';

/** An uploaded file as the supplier sees it. */
export type OwnFile = Pick<ProposedFile, 'id' | 'question' | 'name' | 'bytes'> & { isSent: boolean };

/**
 * Receives a file from a supplier through a link. Like every upload, it is checked before it is stored; it is not yet evidence.
 * @throws DomainError INVALID with the reason why the file is refused, CONFLICT if there are too many files or no storage is left
 */
export async function proposeFile(ctx: RequestContext, input: unknown, bytes: Readable): Promise<OwnFile> {
  const { organisationId, link: linkId, systemId, label } = requireSupplierLink(ctx.actor);
  const { question, name } = parse(SupplierFileInput, input);
  const named = safeName(name);
  if (!named) throw new DomainError('INVALID', evidenceFile.wrongEnding);
  requireRoom(await listOfLink(organisationId, linkId), 1);
  await requireStorage(organisationId, 1);
  const room = (size: number) => requireStorage(organisationId, size);
  return receiveUpload(ctx, bytes, named.ending, room, async ({ size, sha256, read }) => {
    const id = await nextId('evidence');
    const about = { id, organisationId, systemId, linkId, from: label, question, ...named };
    const undecided = { state: 'draft', decidedBy: null, decidedAt: null } as const;
    const file: ProposedFile = { ...about, bytes: size, sha256, uploadedAt: ctx.now(), ...undecided };
    const lies = await writeFile(id, read(), { bytes: size, sha256 });
    await deleteUnlessRecorded(ctx, id, record(ctx, file, lies));
    return asOwn(file);
  });
}

async function record(ctx: RequestContext, file: ProposedFile, lies: FileLocation): Promise<void> {
  const { organisationId, linkId, bytes } = file;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Request');
    const systemId = await lockKeptSystem(tx, file.systemId);
    if (systemId === null) throw notFound('Request');
    await requireNotArchived(tx, systemId);
    // The questions above serialise an organisation's uploads: two concurrent ones cannot both be the last.
    requireRoom(await listOfLink(organisationId, linkId, tx), bytes);
    await requireStorage(organisationId, bytes, tx);
    await insertProposed(tx, { ...file, systemId }, lies);
  });
}

function requireRoom(files: readonly ProposedFile[], bytes: number): void {
  if (files.length >= MAX_SUPPLIER_FILES)
    throw new DomainError('CONFLICT', `At most ${MAX_SUPPLIER_FILES} files can be sent through one link.`);
  const used = files.reduce((sum, file) => sum + file.bytes, 0);
  if (used + bytes > supplierFiles.maxBytes)
    throw new DomainError('CONFLICT', 'The files sent through one link can have at most 100 MB in total.');
}

export async function listOwnFiles({ actor }: Pick<RequestContext, 'actor'>): Promise<OwnFile[]> {
  const { organisationId, link } = requireSupplierLink(actor);
  return (await listOfLink(organisationId, link)).map(asOwn);
}

/**
 * Withdraws an unsent file.
 * @throws DomainError CONFLICT for a sent one
 */
export async function withdrawUpload(ctx: RequestContext, input: string): Promise<OwnFile[]> {
  const { organisationId, link } = requireSupplierLink(ctx.actor);
  const id = idOrNotFound(input, 'File');
  const file = (await listOfLink(organisationId, link)).find(each => each.id === id);
  if (!file) throw notFound('File');
  if (file.state !== 'draft') throw new DomainError('CONFLICT', 'This file has already been sent.');
  await ctx.transaction(tx => requireNotArchived(tx, file.systemId));
  await deleteFiles([id]);
  await ctx.transaction(tx => removeProposed(tx, [id]));
  return listOwnFiles(ctx);
}

function asOwn({ id, question, name, bytes, state }: ProposedFile): OwnFile {
  return { id, question, name, bytes, isSent: state !== 'draft' };
}
