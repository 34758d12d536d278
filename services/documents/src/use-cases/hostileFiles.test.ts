import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { DOCX, JPG, largeOffice, office, PDF, PNG, related, XLSX } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { countEvidence, supplierForTest, uploaderForTest } from '../../testing/uploaderForTest.ts';

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
/** By either door: a file is read before any of it is kept. */
let ways: Record<(typeof WAYS)[number], (bytes: Buffer, input: { name: string }) => Promise<unknown>>;
const WAYS = ['a member', 'a supplier by a link'] as const;
beforeAll(async () => {
  product = await openDocumentsForTest();
  const byMember = uploaderForTest(product, await product.completed(1, 'EU', { systemId: 31 }));
  const bySupplier = supplierForTest(product, 31);
  ways = { 'a member': byMember, 'a supplier by a link': bySupplier };
});
afterAll(() => product.app.stop());

const bomb = await largeOffice('word/document.xml', { 'word/media/zeros.bin': new Uint8Array(210 * 1024 * 1024) });

/** A PDF that holds an object. */
const pdf = (object: string) => Buffer.from(`%PDF-1.7\n${object}\nendobj\ntrailer<<>>\n%%EOF\n`, 'latin1');
/** Objects as programs pack them. */
const packed = (objects: string) =>
  `1 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>> stream\r\n${deflateSync(objects).toString('latin1')}\nendstream`;

describe('a file', () => {
  it.each([
    ['a PDF with packed objects', pdf(packed('1 0 <</Type/Catalog>>')), 'a.pdf'],
    ['a PDF about scripts', pdf('<</Title (HTML/CSS/JavaScript)/S/GoTo/D[0/Fit]>>'), 'a.pdf'],
    ['a text with a link', related('hyperlink', 'https://example.org/'), 'a.docx'],
    ['a text with a picture on its own disk', related('image', 'C:\\a.png'), 'a.docx'],
  ])('that is ordinary is taken: %s', async (_what, bytes, name) => {
    for (const way of WAYS) await ways[way](bytes, { name });
  });
});

describe('a hostile file', () => {
  const many = office(
    'word/document.xml',
    Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/x${at}.xml`, new Uint8Array(0)])),
  );
  const lists = office(
    'word/document.xml',
    Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`word/_rels/${at}.rels`, strToU8(`<a>${' '.repeat(1024 * 1024)}</a>`)]),
    ),
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
    ['with a picture from the network', related('image', 'https://evil.example/a.png'), 'a.docx'],
    ['with a picture from another machine', related('image', 'file://evil/a.png'), 'a.docx'],
    ['with more lists of parts than are read', lists, 'a.docx'],
    ['with a script', pdf('<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>'), 'a.pdf'],
    ['with a script, spelled with codes', pdf('<</OpenAction <</#53/J#61vaScript/JS(1)>>>>'), 'a.pdf'],
    ['with a script behind a comment', pdf('<</OpenAction <</S % a /Name\r\n/JavaScript/JS(1)>>>>'), 'a.pdf'],
    ['with a script among packed objects', pdf(packed('1 0 <</S/JavaScript/JS(1)>>')), 'a.pdf'],
    ['that starts a program', pdf('<</A <</S /Launch /F (cmd.exe)>>>>'), 'a.pdf'],
    ['that is a form with scripts', pdf('<</AcroForm <</XFA 3 0 R>>>>'), 'a.pdf'],
    [
      'with packed objects that are encrypted',
      pdf('1 0 obj <</Type/ObjStm/N 1/First 4/Length 9>> stream\nabcdefghi\nendstream'),
      'a.pdf',
    ],
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
    const before = await countEvidence();
    for (const way of WAYS) await expect(ways[way](bytes, { name })).rejects.toMatchObject({ code: 'INVALID' });
    expect(await countEvidence()).toEqual(before);
  });

  it.each(['a.exe', 'a.svg', 'a.html', 'a.pdf.exe', 'pdf', '.pdf', ''])('called %j is refused', async name => {
    for (const way of WAYS) await expect(ways[way](PDF, { name })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it.each(WAYS)('of random bytes is never taken from %s, whatever it begins with', async way => {
    const beginnings = [PDF.subarray(0, 8), PNG.subarray(0, 16), DOCX.subarray(0, 40), Buffer.alloc(0)];
    const generated = fc.tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 2_000 }));
    const before = await countEvidence();
    await fc.assert(
      fc.asyncProperty(generated, fc.constantFrom('a.pdf', 'a.png', 'a.docx', 'a.xlsx'), async ([head, tail], name) => {
        await expect(ways[way](Buffer.concat([head, tail]), { name })).rejects.toMatchObject({ code: 'INVALID' });
      }),
      { numRuns: process.env.PROOF === 'full' ? 200 : 25 },
    );
    expect(await countEvidence()).toEqual(before);
  });
});
