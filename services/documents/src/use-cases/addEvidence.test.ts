import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { here, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { writeFile } from '../store/evidenceFiles.ts';
import { addEvidence } from './addEvidence.ts';
import { openEvidence } from './openEvidence.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  randomBytes(64),
  Buffer.from('ffd9', 'hex'),
]);
const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const office = (main: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        main.startsWith('word')
          ? '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
          : '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
      [main]: strToU8('<document/>'),
      ...more,
    }),
  );
/** A text whose settings refer to something. */
const related = (type: string, target: string, mode = 'TargetMode="External"') =>
  office('word/document.xml', {
    'word/_rels/settings.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`,
    ),
  });
const DOCX = office('word/document.xml');
const XLSX = office('xl/workbook.xml');

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
beforeAll(async () => {
  product = await openDocumentsForTest();
  assessmentId = await product.completed();
});
afterAll(() => product.app.stop());

const as = (userId: number) => product.contextBy({ actor: user(userId), client: here, requestId: 'request-1' });

function upload(bytes: Buffer, input: Record<string, unknown> = {}, userId = 1) {
  const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  );
  return addEvidence(
    as(userId),
    { assessmentId, supports: 'eu-10', name: 'register.pdf', ...input },
    Readable.from(chunks),
  );
}

const kept = async () => {
  const { connection } = mongoose;
  return [
    await connection.collection('evidence').countDocuments(),
    await connection.collection('evidenceFiles.files').countDocuments(),
  ];
};

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
    expect((await buffer((await openEvidence(as(1), String(evidence.id))).bytes)).equals(bytes)).toBe(true);
  });

  it.each([
    ['a link that people click', 'hyperlink', 'https://example.com/'],
    ['the place of its template on somebody’s disk', 'attachedTemplate', 'file:///C:\\Templates\\House.dotx'],
  ])('with %s is taken', async (_what, type, target) => {
    expect((await upload(related(type, target), { name: 'a.docx' })).kind).toBe('docx');
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

  it('of somebody else does not exist', async () => {
    const { id } = await upload(PDF);
    await expect(openEvidence(as(2), String(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upload(PDF, {}, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upload(PDF, { replaces: id, assessmentId: await product.completed(2) }, 2)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a hostile file', () => {
  const bomb = office('word/document.xml', { 'word/media/zeros.bin': new Uint8Array(210 * 1024 * 1024) });
  const many = office(
    'word/document.xml',
    Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/x${at}.xml`, new Uint8Array(0)])),
  );
  const ole = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000, 7),
    Buffer.from('MZ!This program cannot be run in DOS mode.'),
  ]);
  const hostile: [string, Buffer, string][] = [
    ['of another kind', PNG, 'a.pdf'],
    ['without a kind', Buffer.from('<script>alert(1)</script>'), 'a.pdf'],
    ['that is empty', Buffer.alloc(0), 'a.pdf'],
    ['that is a page behind a PDF', Buffer.concat([PDF, Buffer.from('<html>'.repeat(400))]), 'a.pdf'],
    ['that is a PDF behind a page', Buffer.concat([Buffer.from('<html>'), PDF]), 'a.pdf'],
    ['that is a PDF and an archive', Buffer.concat([PDF, DOCX]), 'a.pdf'],
    ['that is a picture and an archive', Buffer.concat([PNG, DOCX]), 'a.png'],
    ['that is a picture with more behind it', Buffer.concat([JPG, Buffer.from('<?php')]), 'a.jpg'],
    ['that is an archive with more before it', Buffer.concat([Buffer.from('MZ'), DOCX]), 'a.docx'],
    ['that is an archive of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'a.docx'],
    ['that is a sheet called a text', XLSX, 'a.docx'],
    ['with macros', office('word/document.xml', { 'word/vbaProject.bin': strToU8('x') }), 'a.docx'],
    ['with macros, in other letters', office('word/document.xml', { 'word/VBAPROJECT.BIN': strToU8('x') }), 'a.docx'],
    ['with macros, under another name', related('vbaProject', 'word/data.bin', ''), 'a.docx'],
    ['with a template from the network', related('attachedTemplate', 'https://evil.example/a.dotm'), 'a.docx'],
    ['with a template from another machine', related('attachedTemplate', '\\\\evil\\a.dotm'), 'a.docx'],
    ['with a template, spelled otherwise', related('attachedTempl&#97;te', '&#104;ttps://evil.example/a'), 'a.docx'],
    ['with an object from the network', related('oleObject', 'https://evil.example/a'), 'a.docx'],
    ['with a program', office('word/document.xml', { 'word/embeddings/a.bin': strToU8('MZ...') }), 'a.docx'],
    ['with a program in an object', office('word/document.xml', { 'word/embeddings/o.bin': ole }), 'a.docx'],
    ['with a program by its name', office('xl/workbook.xml', { 'xl/embeddings/a.EXE': strToU8('x') }), 'a.xlsx'],
    ['with a name that climbs', office('word/document.xml', { '../../a.xml': strToU8('x') }), 'a.docx'],
    ['that unpacks to hundreds of times its size', bomb, 'a.docx'],
    ['of ten thousand parts', many, 'a.docx'],
    ['that is too large', Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024), PDF]), 'a.pdf'],
    ['cut off in the middle', DOCX.subarray(0, DOCX.length - 30), 'a.docx'],
  ];

  it.each(hostile)('%s is refused, and nothing of it is kept', async (_what, bytes, name) => {
    const before = await kept();
    await expect(upload(bytes, { name })).rejects.toMatchObject({ code: 'INVALID' });
    expect(await kept()).toEqual(before);
  });

  it.each(['a.exe', 'a.svg', 'a.html', 'a.pdf.exe', 'pdf', '.pdf', ''])('called %j is refused', async name => {
    await expect(upload(PDF, { name })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('of random bytes is never taken, whatever it begins with', async () => {
    const beginnings = [PDF.subarray(0, 8), PNG.subarray(0, 16), DOCX.subarray(0, 40), Buffer.alloc(0)];
    const generated = fc.tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 2_000 }));
    const before = await kept();
    await fc.assert(
      fc.asyncProperty(generated, fc.constantFrom('a.pdf', 'a.png', 'a.docx', 'a.xlsx'), async ([head, tail], name) => {
        await expect(upload(Buffer.concat([head, tail]), { name })).rejects.toMatchObject({ code: 'INVALID' });
      }),
      { numRuns: process.env.PROOF === 'full' ? 200 : 25 },
    );
    expect(await kept()).toEqual(before);
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
    const { data, errors } = await product.execute(user(1), READ, {
      r: [{ __typename: 'Assessment', id: String(id) }],
    });
    expect(errors).toEqual([]);
    return (data as { _entities: [Assessment] })._entities[0];
  }
  const save = (id: number, complete: string[], as = 1) =>
    product.execute(
      user(as),
      'mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { complete riskImpact meetsRequirements } }',
      {
        input: { assessmentId: String(id), complete },
      },
    );

  it('replaced, it leaves its place to the newer one and can still be read', async () => {
    const id = await product.completed();
    const first = await upload(PDF, { assessmentId: id });
    const second = await upload(PDF, { assessmentId: id, replaces: first.id });
    expect((await read(id)).evidence).toMatchObject([
      { id: String(first.id), standing: 'replaced', replacedBy: String(second.id) },
      { id: String(second.id), standing: 'present' },
    ]);
    await expect(upload(PDF, { assessmentId: id, replaces: first.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('removed, its bytes are gone and its trace stays', async () => {
    const id = await product.completed();
    const evidence = await upload(PDF, { assessmentId: id });
    const remove = (as: number) =>
      product.execute(user(as), `mutation { removeEvidence(id: "${evidence.id}") { standing url } }`);
    expect((await remove(2)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await remove(1)).data).toEqual({ removeEvidence: { standing: 'removed', url: null } });
    expect((await read(id)).evidence).toMatchObject([{ name: 'register.pdf', standing: 'removed' }]);
    expect(
      await mongoose.connection.collection('evidenceFiles.chunks').countDocuments({ files_id: evidence.id as never }),
    ).toBe(0);
    await expect(openEvidence(as(1), String(evidence.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('six requirements count 15 points each, and 80% meets them', async () => {
    const id = await product.completed();
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

  it('expired, it counts no longer, and neither does the requirement that rests on it', async () => {
    const id = await product.completed();
    await upload(PDF, { assessmentId: id, supports: 'qms-4', effectiveFrom: '2020-01-01', validUntil: '2020-12-31' });
    await save(id, ['qms-3', 'qms-4']);
    const { qms, evidence } = await read(id);
    expect(evidence).toMatchObject([{ standing: 'expired' }]);
    expect(qms.complete).toBe(1);
    expect(qms.requirements.find(({ id }) => id === 'qms-4')).toMatchObject({ ticked: true, complete: false });
    await upload(PDF, { assessmentId: id, supports: 'qms-4', validUntil: '2999-12-31' });
    expect((await read(id)).qms.complete).toBe(2);
  });

  it('has dates in order, and belongs to a question or a requirement that exists', async () => {
    await expect(upload(PDF, { effectiveFrom: '2027-01-02', validUntil: '2027-01-01' })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(upload(PDF, { validUntil: 'soon' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(upload(PDF, { supports: 'uk-s1' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('goes with its owner, bytes and all', async () => {
    const id = await product.completed(900);
    const { id: file } = await upload(PDF, { assessmentId: id }, 900);
    await product.hear('user.deleted', { userId: 900 });
    expect(await mongoose.connection.collection('evidence').countDocuments({ userId: 900 })).toBe(0);
    expect(await chunksOf([file])).toBe(0);
  });

  it('goes with its owner, also when it is more than fits into one transaction', async () => {
    const id = await product.completed(901);
    const { id: first } = await upload(PDF, { assessmentId: id }, 901);
    // Behind the check of what a file is: 800 MB of it take too long for every day.
    const files = Array.from({ length: process.env.PROOF === 'full' ? 40 : 2 }, (_, at) => 1_000_000 + at);
    const { _id, ...entry } = (await mongoose.connection
      .collection<{ _id: number }>('evidence')
      .findOne({ _id: first })) as { _id: number };
    for (const file of files) await writeFile(file, Readable.from([randomBytes(20 * 1024 * 1024)]));
    await mongoose.connection
      .collection<{ _id: number }>('evidence')
      .insertMany(files.map(file => ({ ...entry, _id: file })));
    await product.hear('user.deleted', { userId: 901 });
    expect(await chunksOf([first, ...files])).toBe(0);
    expect(await mongoose.connection.collection('evidence').countDocuments({ userId: 901 })).toBe(0);
  }, 300_000);

  it('has a bound for each assessment, also for many uploads at once', async () => {
    const id = await product.completed();
    const { id: first } = await upload(PDF, { assessmentId: id });
    const evidence = mongoose.connection.collection<{ _id: number }>('evidence');
    const { _id, ...entry } = (await evidence.findOne({ _id: first })) as { _id: number };
    await evidence.insertMany(Array.from({ length: 197 }, (_, at) => ({ ...entry, _id: 2_000_000 + at })));
    const uploads = await Promise.allSettled(Array.from({ length: 6 }, () => upload(PDF, { assessmentId: id })));
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await evidence.countDocuments({ assessmentId: id })).toBe(200);
  });

  it('has 2 GB for each account: told from four fifths on, and never exceeded, also by many uploads at once', async () => {
    const id = await product.completed(950);
    const { id: first } = await upload(PDF, { assessmentId: id }, 950);
    const evidence = mongoose.connection.collection<{ _id: number }>('evidence');
    const { _id, ...entry } = (await evidence.findOne({ _id: first })) as { _id: number };
    const fill = (at: number, bytes: number, more = {}) =>
      evidence.insertOne({ ...entry, ...more, _id: at, bytes } as { _id: number });
    const storage = async () => {
      const query = READ.replace('evidence {', 'storage { used limit isNearlyFull } evidence {');
      const r = [{ __typename: 'Assessment', id: String(id) }];
      const { data } = await product.execute(user(950), query, { r });
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
    await product.execute(user(950), `mutation { removeEvidence(id: "${first}") { id } }`);
    expect((await upload(PDF, { assessmentId: id }, 950)).bytes).toBe(PDF.length);
  });

  it('replaces only what supports the same thing of the same assessment', async () => {
    const id = await product.completed();
    const { id: first } = await upload(PDF, { assessmentId: id });
    const wrong = { code: 'INVALID', message: 'replaces: must be a file for the same question' };
    const elsewhere = { assessmentId: await product.completed(), replaces: first };
    await expect(upload(PDF, elsewhere)).rejects.toMatchObject(wrong);
    await expect(upload(PDF, { assessmentId: id, supports: 'eu-11', replaces: first })).rejects.toMatchObject(wrong);
    expect((await read(id)).evidence).toMatchObject([{ id: String(first), standing: 'present' }]);
  });
});

const chunksOf = (ids: number[]) =>
  mongoose.connection
    .collection<{ files_id: number }>('evidenceFiles.chunks')
    .countDocuments({ files_id: { $in: ids } });
