import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

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
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = { word: 'wordprocessingml.document', xl: 'spreadsheetml.sheet', ppt: 'presentationml.presentation' };
export const typesOf = (main: string) => {
  const type = MAIN[main.split('/')[0] as keyof typeof MAIN];
  return `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
};
/** A list of external relationships, unless their attributes state otherwise. */
const relationships = (...all: [type: string, target: string, more?: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([type, target, more = 'TargetMode="External"'], at) =>
        `<Relationship Id="rId${at}" Type="${OFFICE}/${type}" Target="${target}" ${more}/>`,
    )
    .join('')}</Relationships>`;
const parts = (main: string, more: Record<string, Uint8Array>) => ({
  '[Content_Types].xml': strToU8(typesOf(main)),
  '_rels/.rels': strToU8(relationships(['officeDocument', main, ''])),
  [main]: strToU8('<document/>'),
  ...more,
});
export const office = (main: string, more: Record<string, Uint8Array> = {}) => Buffer.from(zipSync(parts(main, more)));
/** The same with much in it: Node packs 300 MB in a second, and fflate makes hundreds of kilobytes of tables for each part. */
export function largeOffice(main: string, more: Record<string, Uint8Array>): Buffer {
  const packed: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts(main, more))) {
    const [name, data] = [strToU8(path), deflateRawSync(content)];
    // As the local and the central header both have it: version 2.0, no flags, deflated, the first day of ZIP.
    const common = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [4, 8],
      [8, 33],
      [22, name.length],
    ] as const)
      common.writeUInt16LE(value, at);
    for (const [at, value] of [
      [10, crc32(content)],
      [14, data.length],
      [18, content.length],
    ] as const)
      common.writeUInt32LE(value, at);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), common, place, name);
    packed.push(Buffer.from('504b0304', 'hex'), common, name, data);
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  for (const at of [8, 10]) end.writeUInt16LE(directory.length / 4, at);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...packed, ...directory, end]);
}
/** The expected size and hash of bytes. */
export const knownOf = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
/** A text document whose settings refer to a target. */
export const related = (type: string, target: string, mode = 'TargetMode="External"') =>
  office('word/document.xml', { 'word/_rels/settings.xml.rels': strToU8(relationships([type, target, mode])) });
export const DOCX = office('word/document.xml');
export const XLSX = office('xl/workbook.xml');
export const PPTX = office('ppt/presentation.xml');
export const zipOf = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
      ),
    ),
  );
export const ZIP = zipOf({ 'a/policy.pdf': PDF, 'notes.txt': 'Read first.' });
/** A text document in the layout that LibreOffice writes. */
export const odt = (content = '<office:body/>', more: Record<string, string> = {}) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</office:document-content>`,
    'META-INF/manifest.xml': '<manifest/>',
    ...more,
  });
export const EML = Buffer.from(
  'From: a@example.com\r\nTo: b@example.com\r\nSubject: Approval\r\nDate: Fri, 27 Nov 2026 09:00:00 +0000\r\n\r\nApproved.\r\n',
);
/** A text document as some programs write it: with another name for its main part, or with backslashes. */
export const moved = zipOf({
  '[Content_Types].xml': typesOf('word/document2.xml'),
  '_rels/.rels': relationships(['officeDocument', '/word/document2.xml', '']),
  'word/document2.xml': '<document/>',
});
export const backslashed = zipOf({
  '[Content_Types].xml': typesOf('word/document.xml'),
  '_rels\\.rels': relationships(['officeDocument', 'word/document.xml', '']),
  'word\\document.xml': '<document/>',
});
