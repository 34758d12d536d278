import { buffer } from 'node:stream/consumers';
import type { Role } from '@aicp/contracts/rights/rights';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import mongoose from 'mongoose';
import { extractText } from 'unpdf';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { createBundle } from '../use-cases/createBundle.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { openDocumentFile } from '../use-cases/openDocumentFile.ts';
import { startGeneration } from '../use-cases/startGeneration.ts';

/** Anna owns the company, Boris works in it, and Clara approves; Dora is alone in hers. */
const COMPANY = organisationOf(1);
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const clara = user(3, 'approver', COMPANY);
const dora = user(9);
const OWN =
  'You generated or edited this document. An organisation owner, manager or approver other than you must review it.';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await addMember(1, 'owner');
  await addMember(2, 'contributor');
  await addMember(3, 'approver');
  await addMember(9, 'owner', organisationOf(9));
  for (const owner of [1, 9]) await service.plan(owner, 'enterprise');
  for (const [id, username] of Object.entries({ 1: 'anna', 3: 'clara', 9: 'dora' }))
    await service.registered(Number(id), username);
});
afterAll(() => service.app.stop());

type Caller = ReturnType<typeof user>;

const addMember = (userId: number, role: Role, organisationId = COMPANY) =>
  service.hear('membership.changed', {
    organisationId,
    userId,
    version: 1,
    username: `user-${userId}`,
    role,
    joined: true,
  });
const as = (actor: Caller) => service.contextBy({ actor, client: localClient, requestId: 'request-1' });

/** The next version of a document, generated for the caller. */
async function generated(actor: Caller, assessmentId: number, documentType = 'model-card'): Promise<string> {
  const { id, generation } = await startGeneration(as(actor), { assessmentId: String(assessmentId), documentType });
  const ctx = { ...context(service.app, 'request-1'), drafter: null, stamper: null };
  await generateOrFail(ctx, { documentId: id, order: generation?.order ?? '' }, { last: false });
  return id;
}

const VERSION = `id current { number hash authors { id } blanks { id } text approval { name function approvedBy { id } }
  review { function state reviewer { id } sentBy { id } approvedBy { id } changesAskedBy { id } comment hash } }`;
const SEND = `mutation ($input: SendDocumentInput!) { sendDocumentForReview(input: $input) { ${VERSION} } }`;
const APPROVE = `mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { ${VERSION} } }`;
const CHANGES = `mutation ($input: AskForDocumentChangesInput!) { askForDocumentChanges(input: $input) { ${VERSION} } }`;
const FILL = `mutation ($input: FillBlankInput!) { fillBlank(input: $input) { ${VERSION} } }`;
const READ = `query ($id: ID!) { document(id: $id) { ${VERSION} } }`;

type Shown = {
  current: {
    number: number;
    hash: string;
    text: string;
    authors: { id: string }[];
    blanks: { id: string }[];
    approval: { name: string; function: string | null } | null;
    review: Record<string, unknown> | null;
  };
};

const act = (actor: Caller, mutation: string, input: object) => service.execute(actor, mutation, { input });
const read = async (id: string, actor = anna) => (await root<Shown>(service.execute(actor, READ, { id }))).current;
const textIn = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array());
const rename = (documentId: string) => ({ documentId, name: 'Head of compliance' });

describe('the review of a document', () => {
  it('starts when it is sent to a member, who requests changes or approves', async () => {
    const documentId = await generated(boris, await service.completed(1));
    expect(await read(documentId)).toMatchObject({ authors: [{ id: '2' }], review: null, approval: null });
    const sent = await root<Shown>(act(boris, SEND, { documentId, reviewer: '3', comment: 'The first one.' }));
    expect(sent.current.review).toMatchObject({
      state: 'sent',
      reviewer: { id: '3' },
      sentBy: { id: '2' },
      comment: 'The first one.',
    });
    const back = await root<Shown>(act(clara, CHANGES, { documentId, comment: 'Name the data.' }));
    expect(back.current.review).toMatchObject({ state: 'changesAsked', changesAskedBy: { id: '3' }, approvedBy: null });
    await root(act(boris, SEND, { documentId, reviewer: '3' }));
    const { hash } = await read(documentId);
    await root(act(clara, APPROVE, { ...rename(documentId), comment: 'Good.', hash }));
    const approved = await read(documentId);
    expect(approved.approval).toEqual({ name: 'clara', function: 'Head of compliance', approvedBy: { id: '3' } });
    expect(approved.review).toMatchObject({ state: 'approved', approvedBy: { id: '3' }, comment: 'Good.', hash });
    expect((await act(boris, SEND, { documentId, reviewer: '3' })).errors).toEqual([
      { code: 'CONFLICT', message: 'This version is already approved.' },
    ]);
    const published = await service.app.rows('outbox', { name: 'document.reviewed' });
    expect(published.map(({ data }) => [data.state, data.number])).toEqual([
      ['sent', 1],
      ['changesAsked', 1],
      ['sent', 1],
      ['approved', 1],
    ]);
    const mails = await service.app.rows('outbox', { 'data.template': /^review/ });
    const about = { organisationId: COMPANY, documentType: 'model-card' };
    const asked = { template: 'reviewAsked', userId: 3, by: 2, ...about };
    const done = { template: 'reviewDone', userId: 2, by: 3, ...about };
    expect(mails.map(({ data }) => data)).toMatchObject([
      asked,
      { ...done, approved: false },
      asked,
      { ...done, approved: true },
    ]);
  });

  it('is requested from a member who may approve and wrote none of it', async () => {
    const documentId = await generated(anna, await service.completed(1));
    const why = async (reviewer: string) => (await act(boris, SEND, { documentId, reviewer })).errors[0]?.message;
    expect(await why('2')).toBe('The reviewer is a contributor, who may not approve.');
    expect(await why('9')).toBe('The reviewer must be a member of the organisation.');
    expect(await why('1')).toBe(OWN);
    expect(await why('3')).toBeUndefined();
    await addMember(6, 'approver');
    await root(act(boris, SEND, { documentId, reviewer: '6' }));
    await service.hear('membership.ended', { organisationId: COMPANY, userId: 6, version: 2, heirId: 1 });
    expect((await read(documentId)).review).toMatchObject({ state: 'sent', reviewer: null });
    expect(await why('6')).toBe('The reviewer must be a member of the organisation.');
  });

  it('is not for the member who generated it or wrote in it, if there are others', async () => {
    const documentId = await generated(anna, await service.completed(1));
    const conflict = [{ code: 'CONFLICT', message: OWN }];
    expect((await act(anna, APPROVE, rename(documentId))).errors).toEqual(conflict);
    expect((await act(anna, CHANGES, { documentId, comment: 'Shorter.' })).errors).toEqual(conflict);
    const manager = user(7, 'manager', COMPANY);
    await addMember(7, 'manager');
    const [blank] = (await read(documentId)).blanks;
    await root(act(manager, FILL, { documentId, blank: blank?.id, text: 'Our own words' }));
    expect((await act(manager, APPROVE, rename(documentId))).errors).toEqual(conflict);
    expect((await act(clara, APPROVE, rename(documentId))).errors).toEqual([]);
  });

  it('is for the roles that may, in person, and in the organisation alone', async () => {
    const documentId = await generated(anna, await service.completed(1));
    const codes = async (actor: Caller, mutation: string, input: object) =>
      (await act(actor, mutation, input)).errors.map(({ code }) => code);
    const token = { ...clara, access: 'write' as const };
    expect(await codes(user(8, 'reader', COMPANY), SEND, { documentId, reviewer: '3' })).toEqual(['FORBIDDEN']);
    expect(await codes(boris, APPROVE, rename(documentId))).toEqual(['FORBIDDEN']);
    expect(await codes(boris, CHANGES, { documentId, comment: 'No.' })).toEqual(['FORBIDDEN']);
    expect(await codes(token, CHANGES, { documentId, comment: 'No.' })).toEqual(['FORBIDDEN']);
    expect(await codes(dora, CHANGES, { documentId, comment: 'No.' })).toEqual(['NOT_FOUND']);
    expect(await codes(dora, SEND, { documentId, reviewer: '3' })).toEqual(['NOT_FOUND']);
    expect((await read(documentId)).review).toBeNull();
  });

  it('is possible for a sole member, until a second one joins', async () => {
    const documentId = await generated(dora, await service.completed(9));
    await root(act(dora, APPROVE, { documentId }));
    expect((await read(documentId, dora)).approval).toMatchObject({ name: 'dora', function: null });
    await root(act(dora, APPROVE, { documentId, name: '' }));
    expect(await read(documentId, dora)).toMatchObject({ approval: null, review: null });
    await addMember(10, 'reader', organisationOf(9));
    expect((await act(dora, APPROVE, rename(documentId))).errors).toEqual([{ code: 'CONFLICT', message: OWN }]);
  });
});

describe('an approval', () => {
  it('covers the text that was read, and no later change', async () => {
    const documentId = await generated(boris, await service.completed(1));
    const { hash, blanks } = await read(documentId);
    await root(act(boris, FILL, { documentId, blank: blanks[0]?.id, text: 'Changed meanwhile' }));
    expect((await act(clara, APPROVE, { ...rename(documentId), hash })).errors).toEqual([
      { code: 'CONFLICT', message: 'The document was changed after you opened it. Please read it again.' },
    ]);
  });

  it('ends with a change of the text and with the next version, while a request survives a change', async () => {
    const assessmentId = await service.completed(1);
    const documentId = await generated(boris, assessmentId);
    const [blank] = (await read(documentId)).blanks;
    await root(act(boris, SEND, { documentId, reviewer: '3' }));
    await root(act(boris, FILL, { documentId, blank: blank?.id, text: 'One' }));
    expect((await read(documentId)).review).toMatchObject({ state: 'sent' });
    await root(act(clara, APPROVE, rename(documentId)));
    await root(act(boris, FILL, { documentId, blank: blank?.id, text: 'Two' }));
    expect(await read(documentId)).toMatchObject({ approval: null, review: null });
    await root(act(clara, APPROVE, rename(documentId)));
    await generated(boris, assessmentId);
    expect(await read(documentId)).toMatchObject({ number: 2, approval: null, review: null });
  });

  it('is bound to the stored text, byte for byte', async () => {
    const documentId = await generated(boris, await service.completed(1));
    await root(act(clara, APPROVE, rename(documentId)));
    const versions = mongoose.connection.collection<{ _id: string }>('versions');
    const row = { _id: `${documentId}-1` };
    await versions.updateOne(row, { $set: { 'content.title': 'Another card' } });
    expect(await read(documentId)).toMatchObject({ approval: null, review: null });
  });

  it('shows the account’s name on every file and in the bundle, whatever function is entered', async () => {
    const assessmentId = await service.completedVerdict(1, 'high-risk-deployer');
    const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (const type of ['risk-assessment', 'transparency-notice']) {
      const documentId = await generated(boris, assessmentId, type);
      const before = await openDocumentFile(as(anna), documentId, 'html');
      expect(before.bytes.toString()).not.toContain('Approved by clara');
      await root(act(clara, APPROVE, { documentId, name: 'Anna Byron' }));
      const said = `Approved by clara (function: Anna Byron) on ${day}.`;
      const file = async (format: string) => (await openDocumentFile(as(anna), documentId, format)).bytes;
      const html = (await file('html')).toString();
      expect(html).toContain(said);
      // Under the title, or on the author's page of a public document.
      expect(html.indexOf('Anna Byron') < html.indexOf('<h1>')).toBe(type === 'transparency-notice');
      expect(textIn(unzipSync(await file('docx')), 'word/document.xml')).toContain(said);
      const pdf = await extractText(new Uint8Array(await file('pdf')), { mergePages: true });
      expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(said);
      expect(await read(documentId)).toMatchObject({
        text: expect.stringContaining(said),
        approval: { name: 'clara', function: 'Anna Byron' },
        review: { function: 'Anna Byron' },
      });
      const bundle = unzipSync(await buffer((await createBundle(as(anna), String(assessmentId))).bytes));
      for (const ending of ['html', 'txt']) expect(textIn(bundle, `documents/${type}-v1.${ending}`)).toContain(said);
      const { approval } = JSON.parse(textIn(bundle, `documents/${type}-v1.json`));
      expect(approval).toMatchObject({ name: 'clara', function: 'Anna Byron', by: 3 });
    }
  });
});

describe('an organisation that shares approved content only', () => {
  const state = { ...organisationSaid, organisationId: COMPANY, userId: 1, companyName: 'Northwind' };
  const says = (version: number, onlyApproved: boolean) =>
    service.hear('organisation.updated', { ...state, version, onlyApproved });
  const approved = (assessmentId: number) =>
    service.hear('report.reviewed', {
      userId: 3,
      organisationId: COMPANY,
      assessmentId,
      systemId: assessmentId + 1_000,
      state: 'approved',
    });
  const bundle = async (assessmentId: number) =>
    unzipSync(await buffer((await createBundle(as(anna), String(assessmentId))).bytes));
  const GATE =
    'Your organisation allows only approved reports and documents to be shared or included in audit bundles.';

  it('gets an audit bundle only when the report and every document in it are approved', async () => {
    const assessmentId = await service.completed(1);
    const documentId = await generated(boris, assessmentId);
    await bundle(assessmentId);
    await says(1, true);
    await expect(bundle(assessmentId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `${GATE} Not approved yet: the report and the model card.`,
    });
    await approved(assessmentId);
    await expect(bundle(assessmentId)).rejects.toThrow(`${GATE} Not approved yet: the model card.`);
    await root(act(clara, APPROVE, { ...rename(documentId), comment: 'Good.' }));
    const files = await bundle(assessmentId);
    const card = JSON.parse(textIn(files, 'documents/model-card-v1.json'));
    expect(card.approval).toMatchObject({ name: 'clara', function: 'Head of compliance', by: 3, comment: 'Good.' });
    const blank = (await read(documentId)).blanks[0]?.id;
    await root(act(boris, FILL, { documentId, blank, text: 'Changed' }));
    await expect(bundle(assessmentId)).rejects.toThrow('Not approved yet: the model card.');
    await says(2, false);
    await bundle(assessmentId);
  });

  it('arrives in any order: an approval waits for its assessment, and is ignored after an erasure', async () => {
    await expect(approved(5_000)).rejects.toThrow('assessment 5000 is not known yet');
    await service.hear('system.deleted', { userId: 1, organisationId: COMPANY, version: 2, systemId: 6_000 });
    await expect(approved(5_000)).resolves.toBeUndefined();
  });
});

it('an approval waits for the name that its reviewer has just changed', async () => {
  const documentId = await generated(boris, await service.completed(1));
  const approving = act(clara, APPROVE, { ...rename(documentId), accountVersion: 3 });
  await service.registered(3, 'clara', { fullName: 'Clara Schumann', version: 3 });
  await root(approving);
  expect((await read(documentId)).approval?.name).toBe('Clara Schumann');
});

it('a deleted organisation leaves no members in the copy', async () => {
  await addMember(30, 'owner', organisationOf(30));
  await service.hear('organisation.deleted', { organisationId: organisationOf(30), userId: 30 });
  expect(await service.app.rows('members', { organisationId: organisationOf(30) })).toEqual([]);
});
