import { strToU8, zipSync } from 'fflate';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`;

/** Relationships with their ids, kinds and targets. */
export function relationships(related: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const each = related.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

/** The parts of the smallest workbook with styles and shared texts, around the rows of one sheet. */
const smallestParts = (rows: string) => ({
  '[Content_Types].xml': TYPES,
  '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships([
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'styles', 'styles.xml'],
    ['rId3', 'sharedStrings', 'sharedStrings.xml'],
  ]),
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"/>`,
  'xl/worksheets/sheet1.xml': sheetOfRows(rows),
});

export const sheetOfRows = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of one sheet, with some of its parts changed or added. */
export function workbookOf(
  changed: Readonly<Record<string, string | Uint8Array>>,
  rows = '<row><c><v>1</v></c></row>',
) {
  return packed({ ...smallestParts(rows), ...changed });
}

function packed(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bytes = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}
