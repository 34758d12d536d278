import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import jpeg from 'jpeg-js';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { isReadableOnWhite } from '../domain/branding.ts';
import { jobs } from '../handlers/index.ts';
import { createBundle } from './createBundle.ts';
import { openDocumentFile } from './openDocumentFile.ts';
import { saveLogo } from './saveLogo.ts';
import { printedLetterhead, viewBranding } from './viewBranding.ts';

const SAVE =
  'mutation ($colour: String) { saveBranding(input: { colour: $colour }) { colour allowed message logoUrl } }';
const GENERATE = `mutation ($id: ID!) {
  generateDocument(input: { assessmentId: $id, documentType: "model-card" }) { id current { html } } }`;

function chunk(type: string, data: Buffer = Buffer.alloc(0)) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number, interlaced = 0) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6, 0, 0, interlaced], 8);
  return chunk('IHDR', data);
}

const pngOf = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);

/** A greyscale PNG as encoders write it; `pixels` may be invalid. */
function png(width: number, height: number, { pixels = Buffer.alloc(height * (1 + width * 4)), interlaced = 0 } = {}) {
  return pngOf(header(width, height, interlaced), chunk('IDAT', deflateSync(pixels)), chunk('IEND'));
}

const FOUR = chunk('IDAT', deflateSync(Buffer.alloc(4 * (1 + 4 * 4))));
/** 94 bytes: four by four pixels for a decoder that reads the first header, 12,000 by 12,000 for one that reads the last. */
const TWO_HEADERS = pngOf(header(4, 4), header(12_000, 12_000), FOUR, chunk('IEND'));

const photo = jpeg.encode({ width: 40, height: 30, data: Buffer.alloc(40 * 30 * 4, 120) }, 90).data;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let { app, hear, completed, plan, execute, executeInTrial } = {} as typeof service;
beforeAll(async () => {
  service = await openDocumentsForTest();
  ({ app, hear, completed, plan, execute, executeInTrial } = service);
  startRelay(app);
  for (const job of jobs)
    startJobWorker(app, job, ({ requestId }) => ({
      ...context(app, requestId),
      ...service.making,
      drafter: null,
      stamper: null,
    }));
});
afterAll(() => app.stop());

const as = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
const upload = (userId: number, bytes: Buffer) => saveLogo(as(userId), Readable.from([bytes]));
const colour = (userId: number, colour: string, by = execute) => by(user(userId), SAVE, { colour });

describe('custom branding', () => {
  it('is refused outside the Enterprise plan, and the message names the plan', async () => {
    await plan(10, 'professional');
    const { errors } = await colour(10, '#1f3a93');
    expect(errors).toMatchObject([{ code: 'FORBIDDEN', message: expect.stringContaining('Enterprise') }]);
    await expect(upload(10, png(10, 10))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is allowed in a trial, with a notice', async () => {
    const { data } = await colour(11, '#1F3A93', executeInTrial);
    expect(data?.saveBranding).toMatchObject({ colour: '#1f3a93', allowed: true });
    expect(data?.saveBranding).toMatchObject({ message: expect.stringContaining('Enterprise') });
  });

  it.each(['#ffe100', '#777777', 'red', '#12345', '#1f3a93;}'])(
    'is not %s: it could not be read on white, or is no colour',
    async wrong => {
      await plan(12, 'enterprise');
      expect((await colour(12, wrong)).errors).toMatchObject([{ code: 'INVALID' }]);
    },
  );

  it('is legible from the guidelines’ limit on', () => {
    expect([isReadableOnWhite('#767676'), isReadableOnWhite('#777777')]).toEqual([true, false]);
  });
});

describe('a logo', () => {
  beforeAll(() => plan(13, 'enterprise'));
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg onload="alert(1)"/>')],
    ['an interlaced PNG', png(10, 10, { interlaced: 1 })],
    ['a PNG with fewer pixels than it says', png(10, 10, { pixels: Buffer.alloc(40) })],
    ['a PNG that swells beyond its size', png(10, 10, { pixels: Buffer.alloc(5_000_000) })],
    ['a PNG whose rows are no rows', png(10, 10, { pixels: Buffer.alloc(410, 9) })],
    ['a PNG wider than a page needs', png(2_001, 1)],
    ['a PNG that goes on after its end', Buffer.concat([png(10, 10), Buffer.from('PK')])],
    ['a PNG with a wrong sum', Buffer.concat([png(10, 10).subarray(0, -4), Buffer.alloc(4)])],
    ['a PNG cut short', png(10, 10).subarray(0, -20)],
    ['a JPEG without a frame', Buffer.from('ffd8ffe00004aaaaffd9', 'hex')],
    ['more than 200 KB', Buffer.alloc(200 * 1024 + 1)],
    ['a PNG with two headers', TWO_HEADERS],
    ['a PNG with a header behind its data', pngOf(header(4, 4), FOUR, header(12_000, 12_000), chunk('IEND'))],
    ['a PNG that begins with something else', pngOf(chunk('tEXt'), header(4, 4), FOUR, chunk('IEND'))],
    ['a PNG with a part that every decoder must know', pngOf(header(4, 4), chunk('EVIL'), FOUR, chunk('IEND'))],
    ['a PNG with its data in two places', pngOf(header(4, 4), FOUR, chunk('tEXt'), chunk('IDAT'), chunk('IEND'))],
    ['a PNG without data', pngOf(header(4, 4), chunk('IEND'))],
  ])('is not %s', async (_what, bytes) => {
    await expect(upload(13, bytes)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('with two headers is refused at once, without taking memory for either', async () => {
    await upload(13, png(10, 10)); // the thread has loaded its libraries
    const before = process.memoryUsage.rss();
    const began = performance.now();
    await expect(upload(13, TWO_HEADERS)).rejects.toMatchObject({ code: 'INVALID' });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
  });

  it.each([
    ['PNG', png(40, 30)],
    ['JPEG', photo],
  ])('as %s is written again: nothing but its pixels is kept', async (_kind, bytes) => {
    const hidden = Buffer.from('<script>hidden</script>');
    const marked =
      bytes[0] === 0x89
        ? Buffer.concat([bytes.subarray(0, 33), chunk('tEXt', hidden), bytes.subarray(33)])
        : Buffer.concat([
            bytes.subarray(0, 2),
            Buffer.from([0xff, 0xfe, 0, hidden.length + 2]),
            hidden,
            bytes.subarray(2),
          ]);
    await upload(13, marked);
    const { logo } = await viewBranding(as(13));
    expect(logo).toMatchObject({ width: 40, height: 30 });
    expect(logo?.bytes.includes('hidden')).toBe(false);
  });
});

describe('a document of a system whose name is cut within an emoji', () => {
  it.each(['😀', '👍🏽', 'e\u0301'])(
    '(%s) can be saved as a file, whose name ends before or after it',
    async character => {
      const assessmentId = await completed(15, 'EU', { name: `${'a'.repeat(99)}${character}b` });
      await plan(15, 'enterprise', assessmentId);
      const { data } = await execute(user(15), GENERATE, { id: String(assessmentId) });
      const { id } = (data as { generateDocument: { id: string } }).generateDocument;
      const { name } = await openDocumentFile(as(15), id, 'html');
      expect(encodeURIComponent(name)).toContain(encodeURIComponent(`${'a'.repeat(99)}${character} - Model`));
    },
  );
});

describe('the letterhead of a printed report', () => {
  it('has the logo in its printed size, while the plan includes it', async () => {
    await plan(16, 'enterprise');
    await upload(16, png(400, 40));
    await colour(16, '#1f3a93');
    const { letterhead } = await printedLetterhead(as(16));
    expect(PrintedLetterhead.parse(letterhead)).toMatchObject({
      colour: '#1f3a93',
      logo: { kind: 'png', width: 200, height: 20 },
    });
    await plan(16, 'starter', 2);
    expect(await printedLetterhead(as(16))).toMatchObject({ letterhead: null });
  });
});

describe('documents of an organisation on the Enterprise plan', () => {
  const LOGO = png(400, 40);
  let id: string;
  let assessmentId: number;
  beforeAll(async () => {
    await plan(20, 'enterprise');
    await hear('user.updated', {
      userId: 20,
      organisationId: organisationOf(20),
      version: 2,
      username: 'somebody',
      email: 'somebody@example.com',
      companyName: 'Lighthouse & Sons',
      jurisdiction: 'EU',
      isEmailVerified: true,
      status: 'active',
      isAdmin: false,
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    assessmentId = await completed(20);
    await colour(20, '#1f3a93');
    await upload(20, LOGO);
    const { data } = await execute(user(20), GENERATE, { id: String(assessmentId) });
    id = (data as { generateDocument: { id: string } }).generateDocument.id;
  });
  const file = async (format: string) => (await openDocumentFile(as(20), id, format)).bytes;
  let stored: Buffer;
  let picture: string;
  beforeAll(async () => {
    stored = (await viewBranding(as(20))).logo?.bytes ?? Buffer.alloc(0);
    picture = `data:image/png;base64,${stored.toString('base64')}`;
  });

  it('show name, logo and colour as HTML, alone and in the bundle', async () => {
    const html = (await file('html')).toString();
    const files = unzipSync(await buffer((await createBundle(as(20), String(assessmentId))).bytes));
    const bundled = strFromU8(files['documents/model-card-v1.html'] ?? new Uint8Array());
    for (const page of [html, bundled]) {
      expect(page).toContain(`<img src="${picture}" alt="" width="200" height="20"><p>Lighthouse &amp; Sons</p>`);
      // The style sheet is a link that contains the colour.
      expect(page).toContain(encodeURIComponent('color: #1f3a93'));
    }
  });

  it('show name, logo and colour as Word and PDF', async () => {
    const files = unzipSync(await file('docx'));
    const media = Object.keys(files).filter(name => name.startsWith('word/media/'));
    expect(media.map(name => Buffer.from(files[name] ?? []))).toEqual([stored]);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('Lighthouse &amp; Sons');
    expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array()).toLowerCase()).toContain('1f3a93');
    const pdf = await file('pdf');
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image[\s\S]*\/Width 400/);
  });

  it('are plain as soon as the plan ends', async () => {
    await plan(20, 'free', 5);
    const html = (await file('html')).toString();
    expect(html).not.toContain('<img');
    expect(html).not.toContain('1f3a93');
    await plan(20, 'enterprise', 6);
    expect((await file('html')).toString()).toContain(picture);
  });

  it('lose the logo when it is removed, and all of it with the organisation', async () => {
    await execute(user(20), 'mutation { removeLogo { logoUrl } }');
    expect((await file('html')).toString()).not.toContain('<img');
    await hear('organisation.deleted', { userId: 20, organisationId: organisationOf(20) });
    expect(await app.rows('brandings', { _id: organisationOf(20) })).toEqual([]);
    await colour(20, '#1f3a93');
    expect(await app.rows('brandings', { _id: organisationOf(20) })).toEqual([]);
  });
});
