import { Readable } from 'node:stream';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { LinkEnded, RequestSent } from '@aicp/contracts/events/requestEvents';
import { MAX_SUPPLIER_FILES } from '@aicp/contracts/limits';
import type { LinkActor } from '@aicp/contracts/rights/actor';
import { deliverTo } from '@aicp/testing/deliverTo';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { handlers } from '../handlers/index.ts';
import { usedBytes } from '../store/usedBytes.ts';
import { decideProposedFile, openProposedFile } from './decideProposedFile.ts';
import { listOwnFiles, proposeFile, withdrawUpload } from './proposeFile.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
let links = 700;
beforeAll(async () => {
  service = await openDocumentsForTest();
  assessmentId = await service.completed(1, 'EU', { systemId: 31 });
});
afterAll(() => service.app.stop());

const organisationId = organisationOf(1);
const by = (actor: LinkActor | ReturnType<typeof user>) =>
  service.contextBy({ actor, client: localClient, requestId: 'request-1' });

function supplier(systemId = 31) {
  const link = ++links;
  const scope = { kind: 'request' as const, systemId, label: 'Acme' };
  const ctx = by({ kind: 'link', organisationId, link, scope });
  const give = (bytes = PDF, name = 'manual.pdf') =>
    proposeFile(ctx, { question: 'fact-instructions', name }, Readable.from([bytes]));
  const send = () =>
    deliverTo(handlers, RequestSent, ctx, {
      userId: 1,
      organisationId,
      linkId: link,
      systemId,
      sentAt: new Date().toISOString(),
      answers: 0,
    });
  return { link, ctx, give, send };
}
const officer = () => by(user(1));
const stored = async (id: number) =>
  mongoose.connection.collection('evidenceFiles.files').countDocuments({ _id: id as never });

describe('a file from a supplier', () => {
  it('counts against the organisation’s storage, is hidden until it is sent, and can be withdrawn until then', async () => {
    const { ctx, give, send } = supplier();
    const before = await usedBytes(organisationId);
    const [one, two] = [await give(), await give()];
    expect(await usedBytes(organisationId)).toBe(before + 2 * PDF.length);
    await expect(openProposedFile(officer(), String(one.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await withdrawUpload(ctx, String(one.id))).toEqual([two]);
    expect(await stored(one.id)).toBe(0);
    await send();
    expect((await openProposedFile(officer(), String(two.id))).file.name).toBe('manual.pdf');
    await expect(openProposedFile(by(user(2)), String(two.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(withdrawUpload(ctx, String(two.id))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await listOwnFiles(supplier().ctx)).toEqual([]);
  });

  it('becomes evidence for the chosen thing, with its source, and answers nothing', async () => {
    const { give, send } = supplier();
    const { id } = await give();
    await send();
    const accept = { id, accept: true, assessmentId, supports: 'eu2-d-9' };
    const stranger = decideProposedFile(by(user(2)), accept);
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const supports of ['action-12', 'uk-s1'])
      await expect(decideProposedFile(officer(), { ...accept, supports })).rejects.toMatchObject({ code: 'INVALID' });
    await decideProposedFile(officer(), accept);
    const [row] = await service.app.rows('evidence', { _id: id });
    expect(row).toMatchObject({ filedFor: 31, uploadedBy: 1 });
    const [link] = await service.app.rows('evidence_links', { fileId: id });
    expect(link).toMatchObject({ systemId: 31, supports: 'eu2-d-9' });
    expect(row?.note).toMatch(/^From Acme, by link, \d+ \w+ \d{4}$/);
    expect(await stored(id)).toBe(1);
    await expect(decideProposedFile(officer(), { id, accept: false })).rejects.toMatchObject({ code: 'CONFLICT' });
    const told = await service.app.rows('outbox', { name: 'proposal.decided' });
    expect(told).toMatchObject([{ data: { what: 'file', accepted: true } }]);
  });

  it('keeps its name and no byte when declined', async () => {
    const { give, send } = supplier();
    const { id } = await give();
    await send();
    await decideProposedFile(officer(), { id, accept: false });
    expect(await stored(id)).toBe(0);
    expect(await service.app.rows('proposed_files', { _id: id })).toMatchObject([{ state: 'declined', decidedBy: 1 }]);
  });

  it('is refused above the maximum number of files for a link', async () => {
    const { give } = supplier();
    for (let given = 0; given < MAX_SUPPLIER_FILES; given++) await give();
    await expect(give()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/At most 20 files/),
    });
  });

  it('is deleted with an unsent link, and with its system', async () => {
    const [revoked, erased] = [supplier(), supplier(77)];
    const [draft, file] = [await revoked.give(), await erased.give()];
    await erased.send();
    await deliverTo(handlers, LinkEnded, revoked.ctx, { userId: 1, organisationId, linkId: revoked.link });
    await deliverTo(handlers, SystemDeleted, erased.ctx, { userId: 1, organisationId, version: 1, systemId: 77 });
    for (const { id } of [draft, file]) {
      expect(await stored(id)).toBe(0);
      expect(await service.app.rows('proposed_files', { _id: id })).toEqual([]);
    }
    await expect(erased.give()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
