import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { strToU8, zip, zipSync } from 'fflate';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const JPG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  randomBytes(64),
  Buffer.from('ffd9', 'hex'),
]);
export const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const parts = (main: string, more: Record<string, Uint8Array>) => ({
  '[Content_Types].xml': strToU8(
    main.startsWith('word')
      ? '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
      : '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
  [main]: strToU8('<document/>'),
  ...more,
});
export const office = (main: string, more: Record<string, Uint8Array> = {}) => Buffer.from(zipSync(parts(main, more)));
/** The same of much, packed by another thread: within a test of Jest it takes twenty times as long. */
export async function largeOffice(main: string, more: Record<string, Uint8Array>): Promise<Buffer> {
  return Buffer.from(await promisify<Record<string, Uint8Array>, Uint8Array>(zip)(parts(main, more)));
}
/** What is known of bytes before they are written. */
export const knownOf = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
/** A text whose settings refer to something. */
export const related = (type: string, target: string, mode = 'TargetMode="External"') =>
  office('word/document.xml', {
    'word/_rels/settings.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`,
    ),
  });
export const DOCX = office('word/document.xml');
export const XLSX = office('xl/workbook.xml');
