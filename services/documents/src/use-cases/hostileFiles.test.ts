import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import {
  backslashed,
  DOC,
  DOCX,
  EML,
  JPG,
  largeOffice,
  moved,
  odt,
  office,
  PDF,
  PNG,
  PPTX,
  related,
  typesOf,
  XLSX,
  ZIP,
  zipOf,
} from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { countEvidence, supplierForTest, uploaderForTest } from '../../testing/uploaderForTest.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
/** The two ways in. Both read a file before they keep any of it. */
let ways: Record<(typeof WAYS)[number], (bytes: Buffer, input: { name: string }) => Promise<unknown>>;
const WAYS = ['a member', 'a supplier by a link'] as const;
beforeAll(async () => {
  service = await openDocumentsForTest();
  const byMember = uploaderForTest(service, await service.completed(1, 'EU', { systemId: 31 }));
  const bySupplier = supplierForTest(service, 31);
  ways = { 'a member': byMember, 'a supplier by a link': bySupplier };
});
afterAll(() => service.app.stop());

const bomb = largeOffice('word/document.xml', { 'word/media/zeros.bin': new Uint8Array(210 * 1024 * 1024) });

/** A PDF that holds an object. */
const pdf = (object: string) => Buffer.from(`%PDF-1.7\n${object}\nendobj\ntrailer<<>>\n%%EOF\n`, 'latin1');
/** Objects compressed as programs write them. */
const packed = (objects: string) =>
  `1 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>> stream\r\n${deflateSync(objects).toString('latin1')}\nendstream`;

describe('a file', () => {
  it.each([
    ['a PDF with packed objects', pdf(packed('1 0 <</Type/Catalog>>')), 'a.pdf'],
    ['a PDF about scripts', pdf('<</Title (HTML/CSS/JavaScript)/S/GoTo/D[0/Fit]>>'), 'a.pdf'],
    ['a text with a link', related('hyperlink', 'https://example.org/'), 'a.docx'],
    ['a text with a picture on its own disk', related('image', 'C:\\a.png'), 'a.docx'],
    ['a presentation', PPTX, 'a.pptx'],
    ['an OpenDocument text with a link', odt('<text:a xlink:href="https://example.org/"/>'), 'a.odt'],
    ['a table', Buffer.from('name;day\r\nPrüfung;2026-11-27\r\n'), 'a.csv'],
    ['a table in Windows-1252', Buffer.from('name;Pr\xfcfung\r\n', 'latin1'), 'a.csv'],
    [
      'a table with numbers below zero and addresses',
      Buffer.from('name,change\na,-1\nb,+49 30 1|2\nc,@home\n'),
      'a.csv',
    ],
    ['JSON', Buffer.from('{"a": [1]}'), 'a.json'],
    ['a text', Buffer.from('Minutes, 27 November 2026\n<b>no page</b>\n'), 'a.txt'],
    ['an email', EML, 'a.eml'],
    ['an archive', ZIP, 'a.zip'],
    ['an archive with another kind of text', zipOf({ 'log.yaml': 'a: 1', 'a/': '' }), 'a.zip'],
    ['an older document with a theme in it', Buffer.concat([DOC, ZIP, Buffer.alloc(400)]), 'a.doc'],
    ['a PDF behind a mark', Buffer.concat([Buffer.from('\uFEFF\r\n'), PDF]), 'a.pdf'],
    ['a PDF before zeros', Buffer.concat([PDF, Buffer.alloc(200_000)]), 'a.pdf'],
    ['a photo with a byte behind it', Buffer.concat([JPG, Buffer.from([7])]), 'a.jpg'],
    [
      'a photo with what a camera puts behind it',
      Buffer.concat([JPG, Buffer.from('\x00\x00SEFH\x00\x00SEFT')]),
      'a.jpg',
    ],
    ['a picture with a line end behind it', Buffer.concat([PNG, Buffer.from('\r\n')]), 'a.png'],
    ['a text whose parts lie elsewhere', moved, 'a.docx'],
    ['a text that another program packed', backslashed, 'a.docx'],
  ])('that is ordinary is taken: %s', async (_what, bytes, name) => {
    for (const way of WAYS) await ways[way](bytes, { name });
  });
});

describe('a hostile file', () => {
  const many = largeOffice(
    'word/document.xml',
    Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/x${at}.xml`, new Uint8Array(0)])),
  );
  const lists = largeOffice(
    'word/document.xml',
    Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`word/_rels/${at}.rels`, strToU8(`${' '.repeat(8 * 1024 * 1024)}<a/>`)]),
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

  it.each(hostile)('%s is refused, and nothing is stored', async (_what, bytes, name) => {
    const before = await countEvidence();
    for (const way of WAYS) await expect(ways[way](bytes, { name })).rejects.toMatchObject({ code: 'INVALID' });
    expect(await countEvidence()).toEqual(before);
  });

  it.each<[string, Buffer, string, string]>([
    ['a sheet called a text', XLSX, 'a.docx', 'This is a .xlsx file, despite its file name.'],
    ['a picture called a PDF', PNG, 'a.png.pdf', 'The file is not a valid .pdf file: its header is missing.'],
    ['a picture called another', PNG, 'a.jpg', 'This is a .png file, despite its file name.'],
    [
      'a PDF that was cut off',
      PDF.subarray(0, -8),
      'a.pdf',
      'The end of the PDF is missing. Please save or download the complete file again, or print it to a new PDF.',
    ],
    [
      'a picture with more behind it',
      Buffer.concat([PNG, Buffer.from('<?php')]),
      'a.png',
      '5 bytes follow the end of the picture. Please open it and save it again.',
    ],
    [
      'a document and an archive',
      Buffer.concat([DOC, ZIP]),
      'a.doc',
      'An archive follows the end of the document. Please save the file again without it.',
    ],
    [
      'a document of a kind that can have macros',
      office('word/document.xml', {
        '[Content_Types].xml': strToU8(
          typesOf('word/document.xml').replace('document.main', 'document.macroEnabled.main'),
        ),
      }),
      'a.docx',
      'The document is of a kind that can have macros. Please save it as .docx, .xlsx or .pptx.',
    ],
    [
      'a document with a password',
      DOC,
      'a.docx',
      'This file is from an older Office program, or has a password. Please save it as .docx without a password.',
    ],
    ['a program in an archive', zipOf({ 'a/b.exe': 'MZ' }), 'a.zip', 'Files that contain programs are not accepted.'],
    [
      'a PDF with a script in an archive',
      zipOf({ 'a/b.pdf': pdf('<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>') }),
      'a.zip',
      'a/b.pdf: PDFs that contain scripts or start programs are not accepted. Please print the file to a new PDF.',
    ],
    [
      'an archive in an archive',
      zipOf({ 'b.zip': ZIP }),
      'a.zip',
      'b.zip contains another archive, which cannot be checked. Please unpack it first.',
    ],
    [
      'an archive in an archive under another name',
      zipOf({ 'b.dat': ZIP }),
      'a.zip',
      'b.dat contains another archive, which cannot be checked. Please unpack it first.',
    ],
    [
      'an empty archive',
      zipOf({}),
      'a.zip',
      'The file does not start like a .zip file. Please open it in the program that created it, and save it again.',
    ],
    [
      'a table that starts a program',
      Buffer.from(`name,x\n"=cmd|'/C calc'!A0",1\n`),
      'a.csv',
      'A cell of the file starts a program when a spreadsheet opens it. Please remove it.',
    ],
    [
      'a page called a text',
      Buffer.from('<html><script>'),
      'a.txt',
      'This is a web page or a script, despite its file name.',
    ],
    ['a script called a text', Buffer.from('#!/bin/sh\n'), 'a.txt', 'This is a script, despite its file name.'],
    [
      'bytes called a text',
      PNG,
      'a.txt',
      'The file is not plain text, as a .txt file must be. Please save it in UTF-8.',
    ],
    [
      'a text called an email',
      Buffer.from('Hello\n'),
      'a.eml',
      'The file is not an email: it does not begin with a header. Please save the message again as .eml.',
    ],
    [
      'an email with a program attached',
      Buffer.concat([
        EML,
        Buffer.from('--x\r\nContent-Disposition: attachment; filename="invoice.exe"\r\n\r\nAAAA\r\n'),
      ]),
      'a.eml',
      'Files that contain programs are not accepted.',
    ],
    [
      'an email with a program under another name',
      Buffer.concat([EML, Buffer.from('--x\r\nContent-Type: image/png\r\n\r\nTVqQAAMAAAAEAAAA\r\n')]),
      'a.eml',
      'Files that contain programs are not accepted.',
    ],
    [
      'an OpenDocument text with a picture from the network',
      odt('<draw:image xlink:href="https://evil.example/a.png"/>'),
      'a.odt',
      'The document loads content from elsewhere when it is opened. Please save it without the attached template, linked picture or linked object.',
    ],
    [
      'an OpenDocument text with macros',
      odt('', { 'Basic/Standard/Module1.xml': '<a/>' }),
      'a.odt',
      'Documents with macros are not accepted.',
    ],
    [
      'an OpenDocument text that calls a macro',
      odt('<text:a xlink:href="vnd.sun.star.script:a"/>'),
      'a.odt',
      'Documents with macros are not accepted.',
    ],
    [
      'a spreadsheet called a text',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      'a.odt',
      'The file is not an OpenDocument text (.odt).',
    ],
  ])('%s is refused with a message that is true', async (_what, bytes, name, message) => {
    for (const way of WAYS)
      await expect(ways[way](bytes, { name })).rejects.toMatchObject({ code: 'INVALID', message });
  });

  it.each(['a.exe', 'a.svg', 'a.html', 'a.pdf.exe', 'pdf', '.pdf', ''])('called %j is refused', async name => {
    for (const way of WAYS) await expect(ways[way](PDF, { name })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it.each(WAYS)('of random bytes is never accepted as %s, whatever its first bytes', async way => {
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
