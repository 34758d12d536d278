import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { bookOf } from './sheetOf.ts';
import { isWorkbook, xlsxBook } from './xlsxBook.ts';

const MOST = { rows: 1_000, above: 50, columns: 200 };
const file = (name: string) => readFileSync(join(import.meta.dirname, '../../testing/workbooks', name));
const read = async (bytes: Buffer) =>
  (await xlsxBook(bytes, MOST)).sheets[0]?.lines.map(({ line, cells, broken }) => [
    line,
    cells,
    ...(broken?.size ? [[...broken]] : []),
  ]);

const TYPES = '<Types><Override PartName="/xl/workbook.xml" ContentType="sheet.main+xml"/></Types>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = (rows: string) => ({
  '[Content_Types].xml': TYPES,
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
const workbook = (changed: Record<string, string | Uint8Array>, rows = '<row><c><v>1</v></c></row>') => {
  const all = Object.entries({ ...parts(rows), ...changed });
  return Buffer.from(zipSync(Object.fromEntries(all.map(([name, part]) => [name, bytesOf(part)]))));
};
const bytesOf = (part: string | Uint8Array) => (typeof part === 'string' ? strToU8(part) : part);
const cellsOf = async (cells: string) => read(workbook({}, `<row r="5">${cells}</row>`));

describe('a workbook', () => {
  it('as Excel writes it gives its lines: days as ISO days, numbers as shown, runs of text joined', async () => {
    expect(await read(file('excel.xlsx'))).toEqual([
      [1, ['Reference', 'NAME', 'description', 'version', 'status', 'nextReview', 'users']],
      [2, ['A-1', 'Chatbot, public', 'Two\nlines & <tags>', '2.1', 'Live', '2027-03-01', 'Clerks of the branch']],
      [4, ['A-2', 'Forecast', '', '7', 'pilot', '2028-02-29', 'Planners']],
    ]);
  });

  it('as openpyxl writes it gives its first sheet that is not hidden, counting days from 1904 where it does', async () => {
    expect(await read(file('openpyxl.xlsx'))).toEqual([
      [1, ['name', 'reference', 'nextReview', 'version']],
      [2, ['Scoring', 'B-1', '2027-12-02', '3']],
      [3, ['Triage', 'B-2', '2028-01-01', 'true']],
    ]);
  });

  it('is read by the places of its cells, also where they are left out', async () => {
    expect(
      await cellsOf('<c r="B5"><v>1</v></c><c><v>0.1</v></c><c r="E5" t="inlineStr"><is><t>x_x000D_</t></is></c>'),
    ).toEqual([[5, ['', '1', '0.1', '', 'x\r']]]);
  });

  it('says of a formula what was saved for it, and names one for which nothing was', async () => {
    expect(await cellsOf('<c><f>1+1</f><v>0.30000000000000004</v></c><c t="str"><f>A1</f><v>=1+1</v></c>')).toEqual([
      [5, ['0.3', '=1+1']],
    ]);
    const [[, , faults] = []] = (await cellsOf('<c><f>1+1</f></c><c t="e"><v>#N/A</v></c>')) ?? [];
    expect(faults).toEqual([
      [0, 'holds a formula that was never computed. Please open the file, save it and try again'],
      [1, 'holds an error: #N/A'],
    ]);
  });

  it('takes the apostrophe off again that an export puts before a formula', async () => {
    expect(await cellsOf(`<c t="inlineStr"><is><t>'=1+1</t></is></c>`)).toEqual([[5, ['=1+1']]]);
  });
});

describe('a workbook of several sheets', () => {
  it('gives the visible ones in its order, each with its name', async () => {
    const sheet = (name: string, id: string, state = 'visible') =>
      `<sheet name="${name}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`;
    const bytes = workbook({
      'xl/workbook.xml': `<workbook><sheets>${sheet('Cover', '2')}${sheet('Lists', '3', 'hidden')}${sheet('Register', '1')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${[1, 2, 3]
        .map(id => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`)
        .join('')}</Relationships>`,
      'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
      'xl/worksheets/sheet3.xml': '<worksheet><sheetData/></worksheet>',
    });
    const { sheets } = await bookOf(bytes);
    expect(sheets.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Cover', 0],
      ['Register', 1],
    ]);
  });
});

describe('a sheet that is too large', () => {
  const row = '<row r="2"><c><v>1</v></c></row>';
  it.each([
    [
      'one cell far away',
      `${row}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
      1,
      1_048_576,
      'The sheet has more than 200 columns.',
    ],
    [
      'too many rows',
      row.replace(' r="2"', '').repeat(1_100),
      1_050,
      1_051,
      'The sheet has more than 1,000 rows. Please import at most 1,000 at once.',
    ],
  ])('%s is read as far as it may be, and says where reading ended', async (_what, rows, read, line, message) => {
    const [sheet] = (await xlsxBook(workbook({}, rows), MOST)).sheets;
    expect(sheet?.lines).toHaveLength(read);
    expect(sheet?.fault).toEqual({ line, column: '', message });
  });
});

describe('a file that is no plain workbook', () => {
  const compound = (text: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(text, 'utf16le')]);
  const entities = '<!DOCTYPE a [<!ENTITY b "cccc"><!ENTITY d "&b;&b;&b;">]><worksheet>&d;</worksheet>';
  const good = workbook({});
  const overstated = Buffer.from(good);
  // What the first entry of the directory says of its size when unpacked.
  overstated.writeUInt32LE(7, overstated.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  const lines: [string, Buffer, string][] = [
    ['an older workbook', compound('Workbook'), 'This is an older Excel workbook (.xls). Please save it as .xlsx.'],
    [
      'one with a password',
      compound('EncryptedPackage'),
      'The workbook is protected by a password. Please save it without one.',
    ],
    [
      'one with macros',
      workbook({ 'xl/vbaProject.bin': 'x' }),
      'The workbook contains macros. Please save it as .xlsx without them.',
    ],
    [
      'one with macros by its type',
      workbook({ '[Content_Types].xml': TYPES.replace('sheet.main', 'sheet.macroEnabled.main') }),
      'The workbook contains macros. Please save it as .xlsx without them.',
    ],
    [
      'a binary one',
      workbook({ 'xl/workbook.bin': 'x' }),
      'This is a binary workbook (.xlsb). Please save it as .xlsx.',
    ],
    [
      'an OpenDocument',
      workbook({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      'This is an OpenDocument file. Please save it as .xlsx or as CSV (UTF-8).',
    ],
    [
      'a bomb',
      workbook({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * 1024 * 1024, '<row/>') }),
      'The workbook is larger than 50 MB when unpacked.',
    ],
    ...[
      ['a broken archive', good.subarray(0, good.length - 30)] as const,
      ['an archive of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))] as const,
      ['a part that is not as large as it says', overstated] as const,
      ['entities of its own', workbook({ 'xl/worksheets/sheet1.xml': entities })] as const,
      ['broken XML', workbook({ 'xl/worksheets/sheet1.xml': '<worksheet><row></worksheet>' })] as const,
      ['no sheet', workbook({ 'xl/workbook.xml': '<workbook/>' })] as const,
      ['a name that climbs', workbook({ '../a.xml': 'x' })] as const,
    ].map(([what, bytes]): [string, Buffer, string] => [
      what,
      bytes,
      'The workbook is damaged, or is not a plain Excel workbook (.xlsx).',
    ]),
  ];

  it.each(lines)('%s is refused with the reason', async (_what, bytes, sentence) => {
    expect(isWorkbook(bytes)).toBe(true);
    await expect(xlsxBook(bytes, MOST)).rejects.toThrow(sentence);
  });
});
