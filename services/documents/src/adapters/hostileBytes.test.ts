import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { DomainError } from '@aicp/contracts/domainError';
import type { FileEnding } from '@aicp/contracts/limits';
import { evidenceFile, logoFile } from '@aicp/contracts/limits';
import { drawDocx } from '@aicp/render/docx';
import { drawPdf } from '@aicp/render/pdf';
import { createLogger } from '@aicp/service/process/logger';
import { user } from '@aicp/testing/executor';
import { mutated, mutatedZip, seeded } from '@aicp/testing/fuzz/mutatedFiles';
import { faultsOfGrowth, repeated } from '@aicp/testing/growth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { DOCX, JPG, office, XLSX } from '../../testing/evidenceFiles.ts';
import { exampleFacts } from '../../testing/exampleFacts.ts';
import { compose } from '../domain/compose.ts';
import { documentPaper } from '../domain/render/documentPaper.ts';
import { createReader } from './reading.ts';

const TIMEOUT_MS = process.env.PROOF === 'full' ? 900_000 : 60_000;
const reading = createReader({ logger: createLogger('documents', 'silent') });
const folder = mkdtempSync(join(tmpdir(), 'aicp-hostile-'));
const content = compose('model-card', exampleFacts('high-risk-provider'));
const paper = documentPaper(content, { mark: null, made: new Date() });
const [docx, pdf] = await Promise.all([drawDocx(paper, null), drawPdf(paper, null)]);
const pixels = { width: 64, height: 48, data: randomBytes(64 * 48 * 4) };
const png = PNG.sync.write(Object.assign(new PNG(pixels), { data: pixels.data }));
const jpg = jpeg.encode(pixels, 80).data;

/** Reads a file like a member's upload. */
const as = (ending: FileEnding) => async (bytes: Buffer) => {
  const path = join(folder, ending);
  writeFileSync(path, bytes);
  const refusal = await reading.refusal(user(1), { path, size: bytes.length, ending });
  if (refusal) throw new DomainError('INVALID', refusal);
};
const asPicture = async (bytes: Buffer) => {
  await reading.picture(user(1), bytes);
};
/** Reads a valid picture; no answer means that it was too much for the sandbox. */
const asGoodPicture = async (bytes: Buffer) => {
  if (!(await reading.picture(user(1), bytes))) throw new DomainError('INVALID', 'too complicated');
};
beforeAll(() => Promise.all([as('docx')(DOCX), asPicture(png)]));
afterAll(async () => {
  await reading.stop();
  rmSync(folder, { recursive: true });
});

const LIST = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
const rels = (head: string, text: string) => (bytes: number) =>
  office('word/document.xml', { 'word/_rels/a.rels': strToU8(head + text.repeat(bytes / text.length)) });
const asPdf = (bytes: Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes, Buffer.from('\n%%EOF\n')]);
const pdfOf = (text: string) => (bytes: number) => asPdf(Buffer.from(text.repeat(bytes / text.length)));
const packed = (objects: string | Buffer) =>
  Buffer.concat([Buffer.from('<</Type/ObjStm>> stream\n'), deflateSync(objects), Buffer.from('\nendstream\n')]);
const MAX_BYTES = evidenceFile.maxBytes - 64;
const UNPACKED = 8 * 1024 * 1024;

describe('inspecting a file takes time in proportion to its size, off the event loop', () => {
  it.each<[string, FileEnding, (bytes: number) => Buffer, number]>([
    ['relationships without an end', 'docx', rels('', '<Relationship '), UNPACKED],
    ['relationships', 'docx', rels(LIST, '<Relationship Type="a" TargetMode="External"/>'), UNPACKED],
    ['attributes', 'docx', rels('<Relationships ', 'a="" '), UNPACKED],
    ['character references', 'docx', rels(LIST, '&#97;'), UNPACKED],
    [
      'a part that unpacks to much',
      'docx',
      bytes => office('word/document.xml', { 'word/a.bin': new Uint8Array(bytes) }),
      64 * 1024 * 1024,
    ],
    [
      'parts',
      'xlsx',
      bytes =>
        Buffer.from(
          zipSync({
            'a.txt': new Uint8Array(1),
            ...Object.fromEntries(Array.from({ length: bytes / 100 }, (_, at) => [`${at}`, new Uint8Array(0)])),
          }),
        ),
      1_600_000,
    ],
    ['lines of a table', 'csv', repeated('=cmd|a,'), MAX_BYTES / 4],
    ['lists of JSON', 'json', repeated('['), MAX_BYTES / 4],
    [
      'lines of an email',
      'eml',
      bytes => Buffer.concat([Buffer.from('From: a\r\nTo: b\r\n'), repeated(' name=')(bytes)]),
      MAX_BYTES / 4,
    ],
    [
      'empty lines of an email',
      'eml',
      bytes => Buffer.concat([Buffer.from('From: a\r\nTo: b\r\n'), repeated('\r\n')(bytes)]),
      MAX_BYTES / 4,
    ],
    ['names in a PDF', 'pdf', pdfOf('/a'), MAX_BYTES],
    ['names with codes', 'pdf', pdfOf('/#53#53#53'), MAX_BYTES],
    ['names before comments', 'pdf', pdfOf('/S%'), MAX_BYTES],
    ['names before lines of comments', 'pdf', pdfOf('/S%\n%\n%\n'), MAX_BYTES],
    ['one name', 'pdf', bytes => asPdf(Buffer.from(`/${'a'.repeat(bytes)}`)), MAX_BYTES],
    ['streams', 'pdf', pdfOf('stream\n'), MAX_BYTES / 32],
    [
      'packed streams',
      'pdf',
      bytes => asPdf(Buffer.concat(Array(Math.floor(bytes / 64)).fill(packed('1 0 <<>>')))),
      4_000_000,
    ],
    ['a stream that unpacks to much', 'pdf', bytes => asPdf(packed(`1 0 ${' '.repeat(bytes)}`)), UNPACKED],
    [
      'streams that are not packed objects',
      'pdf',
      bytes =>
        asPdf(Buffer.concat(Array(Math.floor(bytes / 450)).fill(packed(Buffer.alloc(400_000, 255)).subarray(18)))),
      7_200_000,
    ],
    [
      'a picture',
      'png',
      bytes => Buffer.concat([png.subarray(0, -12), Buffer.alloc(bytes), png.subarray(-12)]),
      MAX_BYTES,
    ],
  ])(
    '%s',
    async (_what, ending, make, most) => {
      expect(await faultsOfGrowth(make, most, as(ending))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each<[string, (bytes: number) => Buffer, number]>([
    ['pixels of a PNG', bytes => PNG.sync.write(new PNG({ width: 2_000, height: bytes / 8_000 })), 16_000_000],
    [
      'pixels of a JPEG',
      bytes => jpeg.encode({ width: 2_000, height: bytes / 8_000, data: Buffer.alloc(bytes, 99) }, 20).data,
      16_000_000,
    ],
    [
      'chunks of a PNG',
      bytes =>
        Buffer.concat([
          png.subarray(0, 33),
          ...Array(Math.floor(bytes / 12)).fill(png.subarray(-12)),
          png.subarray(33),
        ]),
      logoFile.maxBytes,
    ],
    [
      'scans of a JPEG',
      bytes =>
        Buffer.concat([
          jpg.subarray(0, -2),
          ...Array(Math.floor(bytes / 10)).fill(Buffer.from('ffda0008010100003f00', 'hex')),
          jpg.subarray(-2),
        ]),
      logoFile.maxBytes,
    ],
  ])(
    '%s',
    async (what, make, most) => {
      const read = what.startsWith('pixels') ? asGoodPicture : asPicture;
      expect(await faultsOfGrowth(make, most, read)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a file with a few faults is accepted, or refused with a message', () => {
  it.each<[string, fc.Arbitrary<Buffer>, (file: Buffer) => Promise<unknown>]>([
    ['DOCX', mutatedZip(docx), as('docx')],
    ['XLSX', mutatedZip(XLSX), as('xlsx')],
    ['PDF', mutated(pdf), as('pdf')],
    ['JPEG as evidence', mutated(JPG), as('jpg')],
    ['PNG as evidence', mutated(png), as('png')],
    ['PNG as a logo', mutated(png), asPicture],
    ['JPEG as a logo', mutated(jpg), asPicture],
  ])(
    '%s',
    async (_what, file, read) => {
      await fc.assert(
        fc.asyncProperty(file, async bytes => {
          const outcome = await read(bytes).then(
            () => ({ code: 'INVALID' }),
            (error: unknown) => error,
          );
          expect(outcome).toMatchObject({ code: 'INVALID' });
        }),
        seeded,
      );
    },
    TIMEOUT_MS,
  );
});
