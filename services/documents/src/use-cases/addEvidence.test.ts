import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { DOC, DOCX, JPG, knownOf, PDF, PNG, related, XLSX } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { uploaderForTest } from '../../testing/uploaderForTest.ts';
import { gridFiles } from '../store/files.ts';
import { openEvidence } from './openEvidence.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
let upload: ReturnType<typeof uploaderForTest>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  assessmentId = await service.completed();
  upload = uploaderForTest(service, assessmentId);
});
afterAll(() => service.app.stop());

const as = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });

describe('a file for an action of the organisation’s own', () => {
  it('is accepted like a file for a question, and answers no question', async () => {
    const { id } = await upload(PDF, { supports: 'action-12' });
    const query = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) {
      ... on Assessment { evidence { id supports questionId standing } } } }`;
    const [seen] = await root<{ evidence: object[] }[]>(service.execute(user(1), query, { id: String(assessmentId) }));
    const file = { id: String(id), supports: 'action-12', questionId: null, standing: 'present' };
    expect(seen?.evidence).toContainEqual(file);
  });

  it.each(['action-0', 'action-', 'action-12x', 'action-1234567890123456'])(
    'is refused if it supports %s',
    async supports => {
      await expect(upload(PDF, { supports })).rejects.toMatchObject({ code: 'INVALID' });
    },
  );
});

describe('a file', () => {
  it.each([
    ['register.pdf', PDF],
    ['shot.png', PNG],
    ['photo.JPG', JPG],
    ['photo.jpeg', JPG],
    ['old.doc', DOC],
    ['policy.docx', DOCX],
    ['datasheet.xlsx', XLSX],
  ])('%s is taken, and comes back byte for byte', async (name, bytes) => {
    const evidence = await upload(bytes, { name });
    expect(evidence).toMatchObject({
      name,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect((await buffer(await (await openEvidence(as(1), String(evidence.id))).open())).equals(bytes)).toBe(true);
  });

  it('must have one of the six file types of the specification if it is for the QMS checklist', async () => {
    const file = { name: 'minutes.txt', supports: 'qms-4' };
    const message = 'Please choose a .pdf, .doc, .docx, .xlsx, .jpg or .png file.';
    await expect(upload(Buffer.from('Minutes'), file)).rejects.toMatchObject({ code: 'INVALID', message });
    for (const supports of ['action-12', undefined])
      expect(
        (await upload(Buffer.from('Minutes'), { name: 'minutes.txt', ...(supports && { supports }) })).ending,
      ).toBe('txt');
  });

  it.each([
    ['a link that people click', 'hyperlink', 'https://example.com/'],
    ['the place of its template on somebody’s disk', 'attachedTemplate', 'file:///C:\\Templates\\House.dotx'],
  ])('with %s is taken', async (_what, type, target) => {
    expect((await upload(related(type, target), { name: 'a.docx' })).ending).toBe('docx');
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\windows\\system32\\a.pdf', 'a.pdf'],
    ['innocent\u202Efdp.pdf', 'innocentfdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['Bericht über Risiken.pdf', 'Bericht über Risiken.pdf'],
    [`${'a'.repeat(199)}😀b.pdf`, `${'a'.repeat(199)}😀.pdf`],
  ])('called %j is kept as %j', async (name, safe) => {
    expect((await upload(PDF, { name })).name).toBe(safe);
  });

  it('returns NOT_FOUND for another organisation’s assessment', async () => {
    const { id } = await upload(PDF);
    await expect(openEvidence(as(2), String(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upload(PDF, {}, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upload(PDF, { replaces: id, assessmentId: await service.completed(2) }, 2)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('evidence over time', () => {
  const READ = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment {
    evidence { id name standing replacedBy url removedAt } qms { complete total percent riskImpact meetsRequirements requirements { id ticked complete evidence { id } } }
  } } }`;
  type Assessment = {
    evidence: { id: string; standing: string; url: string | null }[];
    qms: {
      complete: number;
      percent: number;
      riskImpact: number;
      meetsRequirements: boolean;
      requirements: { id: string; ticked: boolean; complete: boolean }[];
    };
  };
  async function read(id: number): Promise<Assessment> {
    const { data, errors } = await service.execute(user(1), READ, {
      r: [{ __typename: 'Assessment', id: String(id) }],
    });
    expect(errors).toEqual([]);
    return (data as { _entities: [Assessment] })._entities[0];
  }
  const save = (id: number, complete: string[], as = 1) =>
    service.execute(
      user(as),
      'mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { complete riskImpact meetsRequirements } }',
      {
        input: { assessmentId: String(id), complete },
      },
    );

  it('keeps a replaced file readable, listed before its newer version', async () => {
    const id = await service.completed();
    const first = await upload(PDF, { assessmentId: id });
    const second = await upload(PDF, { assessmentId: id, replaces: first.id });
    expect((await read(id)).evidence).toMatchObject([
      { id: String(first.id), standing: 'replaced', replacedBy: String(second.id) },
      { id: String(second.id), standing: 'present' },
    ]);
    await expect(upload(PDF, { assessmentId: id, replaces: first.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('loses its bytes when removed, and keeps its record', async () => {
    const id = await service.completed();
    const evidence = await upload(PDF, { assessmentId: id });
    const remove = (as: number) =>
      service.execute(user(as), `mutation { removeEvidence(id: "${evidence.id}") { standing url } }`);
    expect((await remove(2)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await remove(1)).data).toEqual({ removeEvidence: { standing: 'removed', url: null } });
    expect((await read(id)).evidence).toMatchObject([{ name: 'register.pdf', standing: 'removed' }]);
    expect(
      await mongoose.connection.collection('evidenceFiles.chunks').countDocuments({ files_id: evidence.id as never }),
    ).toBe(0);
    await expect(openEvidence(as(1), String(evidence.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('six requirements count 15 points each, and 80% meets them', async () => {
    const id = await service.completed();
    expect((await read(id)).qms).toMatchObject({ complete: 0, total: 6, riskImpact: 90, meetsRequirements: false });
    const five = ['qms-1', 'qms-2', 'qms-3', 'qms-4', 'qms-5'];
    expect((await save(id, five)).data).toEqual({
      saveQmsChecklist: { complete: 5, riskImpact: 15, meetsRequirements: true },
    });
    expect((await save(id, five.slice(1))).data).toEqual({
      saveQmsChecklist: { complete: 4, riskImpact: 30, meetsRequirements: false },
    });
    expect((await save(id, ['qms-9'])).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await save(id, five, 2)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('no longer counts an expired file, or the requirement that depends on it', async () => {
    const id = await service.completed();
    await upload(PDF, { assessmentId: id, supports: 'qms-4', effectiveFrom: '2020-01-01', validUntil: '2020-12-31' });
    await save(id, ['qms-3', 'qms-4']);
    const { qms, evidence } = await read(id);
    expect(evidence).toMatchObject([{ standing: 'expired' }]);
    expect(qms.complete).toBe(1);
    expect(qms.requirements.find(({ id }) => id === 'qms-4')).toMatchObject({ ticked: true, complete: false });
    await upload(PDF, { assessmentId: id, supports: 'qms-4', validUntil: '2999-12-31' });
    expect((await read(id)).qms.complete).toBe(2);
  });

  it('must have its dates in order and an existing question or requirement', async () => {
    await expect(upload(PDF, { effectiveFrom: '2027-01-02', validUntil: '2027-01-01' })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(upload(PDF, { validUntil: 'soon' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(upload(PDF, { supports: 'uk-s1' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('is deleted with its owner, bytes included', async () => {
    const id = await service.completed(900);
    const { id: file } = await upload(PDF, { assessmentId: id }, 900);
    await service.hear('organisation.deleted', { userId: 900, organisationId: organisationOf(900) });
    expect(await mongoose.connection.collection('evidence').countDocuments({ userId: 900 })).toBe(0);
    expect(await chunksOf([file])).toBe(0);
  });

  it('is deleted with its owner, even if too large for one transaction', async () => {
    const id = await service.completed(901);
    const { id: first } = await upload(PDF, { assessmentId: id }, 901);
    // After the check of each file's content: 800 MB of it take too long for every run.
    const files = Array.from({ length: process.env.PROOF === 'full' ? 40 : 2 }, (_, at) => 1_000_000 + at);
    const { _id, ...entry } = (await mongoose.connection
      .collection<{ _id: number }>('evidence')
      .findOne({ _id: first })) as { _id: number };
    const large = randomBytes(20 * 1024 * 1024);
    for (const file of files) await gridFiles.write(file, Readable.from([large]), knownOf(large));
    await mongoose.connection
      .collection<{ _id: number }>('evidence')
      .insertMany(files.map(file => ({ ...entry, _id: file })));
    await service.hear('organisation.deleted', { userId: 901, organisationId: organisationOf(901) });
    expect(await chunksOf([first, ...files])).toBe(0);
    expect(await mongoose.connection.collection('evidence').countDocuments({ userId: 901 })).toBe(0);
  }, 300_000);

  it('is limited for each assessment, even for concurrent uploads', async () => {
    const id = await service.completed();
    const { id: first } = await upload(PDF, { assessmentId: id });
    const links = mongoose.connection.collection<{ _id: number }>('evidence_links');
    const { _id, ...entry } = (await links.findOne({ fileId: first })) as { _id: number };
    const filled = Array.from({ length: 197 }, (_, at) => ({ ...entry, _id: 2_000_000 + at, fileId: 2_000_000 + at }));
    await links.insertMany(filled);
    const uploads = await Promise.allSettled(Array.from({ length: 6 }, () => upload(PDF, { assessmentId: id })));
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await links.countDocuments({ assessmentId: id })).toBe(200);
  });

  it('is limited to 2 GB for each account: warns from four fifths on, and is never exceeded by concurrent uploads', async () => {
    const id = await service.completed(950);
    const { id: first } = await upload(PDF, { assessmentId: id }, 950);
    const evidence = mongoose.connection.collection<{ _id: number }>('evidence');
    const { _id, ...entry } = (await evidence.findOne({ _id: first })) as { _id: number };
    const fill = (at: number, bytes: number, more = {}) =>
      evidence.insertOne({ ...entry, ...more, _id: at, bytes } as { _id: number });
    const storage = async () => {
      const query = READ.replace('evidence {', 'storage { used limit isNearlyFull } evidence {');
      const r = [{ __typename: 'Assessment', id: String(id) }];
      const { data } = await service.execute(user(950), query, { r });
      return (data as { _entities: [{ storage: { used: number; limit: number; isNearlyFull: boolean } }] })._entities[0]
        .storage;
    };
    expect(await storage()).toEqual({ used: PDF.length, limit: 2 ** 31, isNearlyFull: false });
    await fill(3_000_000, 3 * 2 ** 30, { removedAt: new Date() });
    await fill(3_000_001, 1.7 * 2 ** 30);
    expect(await storage()).toMatchObject({ isNearlyFull: true });
    await fill(3_000_002, 2 ** 31 - (await storage()).used - 2 * PDF.length);
    const uploads = await Promise.allSettled(Array.from({ length: 5 }, () => upload(PDF, { assessmentId: id }, 950)));
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const sentence = expect.stringMatching(/1\.99|2 of the 2 GB/);
    expect(uploads.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', message: sentence },
    });
    expect((await storage()).used).toBeLessThanOrEqual(2 ** 31);
    await service.execute(user(950), `mutation { removeEvidence(id: "${first}") { id } }`);
    expect((await upload(PDF, { assessmentId: id }, 950)).bytes).toBe(PDF.length);
  });

  it('replaces only a file for the same thing of the same assessment', async () => {
    const id = await service.completed();
    const { id: first } = await upload(PDF, { assessmentId: id });
    const wrong = { code: 'INVALID', message: 'replaces: must be a file for the same question' };
    const elsewhere = { assessmentId: await service.completed(), replaces: first };
    await expect(upload(PDF, elsewhere)).rejects.toMatchObject(wrong);
    await expect(upload(PDF, { assessmentId: id, supports: 'eu2-d-11', replaces: first })).rejects.toMatchObject(wrong);
    expect((await read(id)).evidence).toMatchObject([{ id: String(first), standing: 'present' }]);
  });
});

const chunksOf = (ids: number[]) =>
  mongoose.connection
    .collection<{ files_id: number }>('evidenceFiles.chunks')
    .countDocuments({ files_id: { $in: ids } });
