import { csvText } from '@aicp/service/process/csvText';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import type { MadeCell, MadeTable } from './madeTables.ts';

/** The ways to write a CSV file. */
export type CsvForm = {
  separator: ',' | ';' | '\t' | '|';
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  lineEnd: '\r\n' | '\n' | '\r';
  isNamed: boolean;
  quotesAll: boolean;
  emptyFirst: boolean;
  emptyColumns: number;
  endsWithLine: boolean;
};

export const csvForm: fc.Arbitrary<CsvForm> = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  isNamed: fc.boolean(),
  quotesAll: fc.boolean(),
  emptyFirst: fc.boolean(),
  emptyColumns: fc.nat(3),
  endsWithLine: fc.boolean(),
});

/** Characters of the tables that have other positions in Windows-1252 than in Latin-1. */
const EURO = 0x80;

/** A table as a CSV file; in UTF-8 if Windows-1252 lacks one of its characters. */
export function csvOf({ above, rows, isLatin }: MadeTable, form: CsvForm): Buffer {
  const { separator, lineEnd, isNamed, quotesAll, emptyFirst, emptyColumns, endsWithLine } = form;
  const written = (cell: string) => {
    const escaped = csvText([[cell]]).slice(0, -2);
    const bare = escaped.startsWith('"') ? escaped.slice(1, -1).replaceAll('""', '"') : escaped;
    const needsQuotes = quotesAll || [separator, '"', '\n', '\r'].some(sign => bare.includes(sign));
    return needsQuotes ? `"${bare.replaceAll('"', '""')}"` : bare;
  };
  const lines = [
    ...(isNamed ? [`sep=${separator}`] : []),
    ...(emptyFirst ? [''] : []),
    ...above.map(written),
    ...rows.map(cells =>
      [...cells.map(({ shown }) => written(shown)), ...Array<string>(emptyColumns).fill('')].join(separator),
    ),
  ];
  return encoded(lines.join(lineEnd) + (endsWithLine ? lineEnd : ''), encodingOf({ isLatin }, form));
}

/** The encoding used; it has all characters of the table. */
export const encodingOf = ({ isLatin }: Pick<MadeTable, 'isLatin'>, { encoding }: CsvForm): CsvForm['encoding'] =>
  encoding === 'windows-1252' && !isLatin ? 'utf-8' : encoding;

function encoded(text: string, encoding: CsvForm['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with mark') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'windows-1252')
    return Buffer.from([...text].map(sign => (sign === '€' ? EURO : sign.charCodeAt(0))));
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** The possible layouts of a workbook. */
export type WorkbookForm = {
  prefix: '' | 'x:';
  isStrict: boolean;
  book: 'xl/workbook.xml' | 'xl/workbook2.xml' | 'Data/Book.xml';
  targets: 'relative' | 'absolute';
  separator: '/' | '\\';
  texts: 'shared' | 'inline' | 'rich';
  extensions: boolean;
  encoding: 'utf-8' | 'utf-16';
  places: boolean;
  cover: boolean;
};

export const workbookForm: fc.Arbitrary<WorkbookForm> = fc.record({
  prefix: fc.constantFrom('', 'x:'),
  isStrict: fc.constantFrom(false, false, false, true),
  book: fc.constantFrom('xl/workbook.xml', 'xl/workbook.xml', 'xl/workbook2.xml', 'Data/Book.xml'),
  targets: fc.constantFrom('relative', 'absolute'),
  separator: fc.constantFrom('/', '/', '/', '\\'),
  texts: fc.constantFrom('shared', 'inline', 'rich'),
  extensions: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-8', 'utf-8', 'utf-16'),
  places: fc.boolean(),
  cover: fc.boolean(),
});

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SPEC = 'http://schemas.openxmlformats.org';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A table as a workbook, on its first visible sheet. */
export function workbookWith({ above, rows, from1904 }: MadeTable, form: WorkbookForm): Buffer {
  const { prefix: p, isStrict, texts, extensions, places } = form;
  const [main, related] = isStrict
    ? ['http://purl.oclc.org/ooxml/spreadsheetml/main', 'http://purl.oclc.org/ooxml/officeDocument/relationships']
    : [`${SPEC}/spreadsheetml/2006/main`, `${SPEC}/officeDocument/2006/relationships`];
  const namespaces = `xmlns${p ? ':x' : ''}="${main}" xmlns:r="${related}" xmlns:mc="${SPEC}/markup-compatibility/2006" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"`;
  const part = (root: string, content: string) =>
    `<?xml version="1.0" encoding="${form.encoding}"?>\n<${p}${root} ${namespaces}>${content}</${p}${root}>`;
  const extension = (content: string) =>
    extensions
      ? `<${p}extLst><${p}ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}">${content}</${p}ext></${p}extLst>`
      : '';
  const shared: string[] = [];
  const styles = [{ format: 'General', isQuoted: false }];
  const runs = (text: string) =>
    texts === 'rich'
      ? `<${p}r><${p}rPr><${p}b/></${p}rPr><${p}t xml:space="preserve">${escaped(text.slice(0, 2))}</${p}t></${p}r><${p}r><${p}t xml:space="preserve">${escaped(text.slice(2))}</${p}t></${p}r><${p}rPh sb="0" eb="1"><${p}t>spoken</${p}t></${p}rPh>`
      : `<${p}t xml:space="preserve">${escaped(text)}</${p}t>`;
  const styleOf = ({ format = 'General', isQuoted = false }: MadeCell) => {
    const known = styles.findIndex(style => style.format === format && style.isQuoted === isQuoted);
    return known >= 0 ? known : styles.push({ format, isQuoted }) - 1;
  };
  const cellOf = (cell: MadeCell, row: number, column: number) => {
    const place = places || cell.raw === '' ? ` r="${String.fromCharCode(65 + column)}${row}"` : '';
    const begin = `<${p}c${place} s="${styleOf(cell)}"`;
    if (cell.raw === '') return `${begin}/>`;
    if (typeof cell.raw === 'number') return `${begin}><${p}v>${cell.raw}</${p}v></${p}c>`;
    if (typeof cell.raw === 'boolean') return `${begin} t="b"><${p}v>${Number(cell.raw)}</${p}v></${p}c>`;
    if (texts === 'inline') return `${begin} t="inlineStr"><${p}is>${runs(cell.raw)}</${p}is></${p}c>`;
    return `${begin} t="s"><${p}v>${shared.push(cell.raw) - 1}</${p}v></${p}c>`;
  };
  const all = [...above.map((line): MadeCell[] => [{ shown: line, raw: line }]), ...rows];
  const lines = all.map(
    (cells, at) =>
      `<${p}row r="${at + 1}">${cells.map((cell, column) => cellOf(cell, at + 1, column)).join('')}</${p}row>`,
  );
  const sheet = part(
    'worksheet',
    `<${p}sheetData>${lines.join('')}</${p}sheetData>${extension(`<x15:sheetData><x15:row><x15:c><x15:v>9</x15:v></x15:c></x15:row></x15:sheetData>`)}`,
  );
  const formats = styles.map(
    ({ format }, at) => `<${p}numFmt numFmtId="${200 + at}" formatCode="${escaped(format)}"/>`,
  );
  const looks = styles.map(
    ({ format, isQuoted }, at) =>
      `<${p}xf numFmtId="${format === 'General' ? 0 : 200 + at}"${isQuoted ? ' quotePrefix="1"' : ''}/>`,
  );
  // Some readers know parts by their usual names only.
  const [looksAt, wordsAt] =
    form.book === 'xl/workbook.xml'
      ? (['styles.xml', 'sharedStrings.xml'] as const)
      : (['looks.xml', 'words.xml'] as const);
  const folder = form.book.slice(0, form.book.lastIndexOf('/') + 1);
  const target = (name: string) => (form.targets === 'absolute' ? `/${folder}${name}` : name);
  const relationships = (entries: [id: string, kind: string, target: string][]) =>
    `<Relationships xmlns="${SPEC}/package/2006/relationships">${entries.map(([id, kind, to]) => `<Relationship Id="${id}" Type="${related}/${kind}" Target="${to}"/>`).join('')}</Relationships>`;
  const hidden = form.cover ? `<${p}sheet name="Lists" sheetId="2" state="hidden" r:id="rId9"/>` : '';
  const choice = extensions
    ? `<mc:AlternateContent><mc:Choice Requires="x15"><x15:workbookPr/><${p}workbookPr date1904="${from1904 ? 0 : 1}"/></mc:Choice></mc:AlternateContent>`
    : '';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SPEC}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${form.book}" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${folder}one.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/${folder}none.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/${folder}${looksAt}" ContentType="${TYPE}.styles+xml"/><Override PartName="/${folder}${wordsAt}" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': relationships([
      ['rId1', 'officeDocument', form.targets === 'absolute' ? `/${form.book}` : form.book],
    ]),
    [form.book]: part(
      'workbook',
      `<${p}workbookPr${from1904 ? ' date1904="1"' : ''}/>${choice}<${p}sheets>${hidden}<${p}sheet name="Register" sheetId="1" r:id="rId1"/></${p}sheets>${extension('<x15:workbookPr chartTrackingRefBase="1"/>')}`,
    ),
    [`${folder}_rels/${form.book.slice(folder.length)}.rels`]: relationships([
      ['rId1', 'worksheet', target('one.xml')],
      ['rId2', 'styles', target(looksAt)],
      ['rId3', 'sharedStrings', target(wordsAt)],
      ['rId9', 'worksheet', target('none.xml')],
    ]),
    [`${folder}one.xml`]: sheet,
    [`${folder}none.xml`]: part('worksheet', `<${p}sheetData/>`),
    [`${folder}${looksAt}`]: part(
      'styleSheet',
      `<${p}numFmts count="${formats.length}">${formats.join('')}</${p}numFmts><${p}fonts count="1"><${p}font/></${p}fonts><${p}fills count="1"><${p}fill><${p}patternFill patternType="none"/></${p}fill></${p}fills><${p}borders count="1"><${p}border/></${p}borders><${p}cellStyleXfs count="1"><${p}xf/></${p}cellStyleXfs><${p}cellXfs count="${looks.length}">${looks.join('')}</${p}cellXfs>`,
    ),
    [`${folder}${wordsAt}`]: part('sst', shared.map(text => `<${p}si>${runs(text)}</${p}si>`).join('')),
  };
  const isWide = (name: string) => form.encoding === 'utf-16' && !name.endsWith('.rels') && !name.startsWith('[');
  const bytes = Object.entries(parts).map(([name, xml]): [string, Uint8Array] => [
    name.replaceAll('/', form.separator),
    isWide(name) ? Buffer.from(`\uFEFF${xml}`, 'utf16le') : strToU8(xml),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}
