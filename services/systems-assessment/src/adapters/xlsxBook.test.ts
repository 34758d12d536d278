import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { MAIN, OFFICE, relationships, sheetOfRows, TYPES, workbookOf } from '../../testing/workbookOf.ts';
import { RefusedSheet } from './refuseOtherKinds.ts';
import { bookOf } from './sheetOf.ts';
import { xlsxBook } from './xlsxBook.ts';

const SHEET_LIMITS = { rows: 1_000, above: 50, columns: 200 };
const file = (name: string) => readFileSync(join(import.meta.dirname, '../../testing/workbooks', name));
const read = async (bytes: Buffer) =>
  (await xlsxBook(bytes, SHEET_LIMITS)).sheets[0]?.lines.map(({ line, cells, broken }) => [
    line,
    cells,
    ...(broken?.size ? [[...broken]] : []),
  ]);

const cellsOf = async (cells: string) => read(workbookOf({}, `<row r="5">${cells}</row>`));

describe('a workbook', () => {
  it('written by Excel has its lines: ISO dates, numbers as shown, runs of text joined', async () => {
    expect(await read(file('excel.xlsx'))).toEqual([
      [1, ['Reference', 'NAME', 'description', 'version', 'status', 'nextReview', 'users']],
      [2, ['A-1', 'Chatbot, public', 'Two\nlines & <tags>', '2.1', 'Live', '2027-03-01', 'Clerks of the branch']],
      [4, ['A-2', 'Forecast', '', '7', 'pilot', '2028-02-29', 'Planners']],
    ]);
  });

  it('written by openpyxl has its first visible sheet, with its date system', async () => {
    expect(await read(file('openpyxl.xlsx'))).toEqual([
      [1, ['name', 'reference', 'nextReview', 'version']],
      [2, ['Scoring', 'B-1', '2027-12-02', '3']],
      [3, ['Triage', 'B-2', '2028-01-01', 'TRUE']],
    ]);
  });

  it('is read by cell references, even if some are missing', async () => {
    expect(
      await cellsOf('<c r="B5"><v>1</v></c><c><v>0.1</v></c><c r="E5" t="inlineStr"><is><t>x_x000D_</t></is></c>'),
    ).toEqual([[5, ['', '1', '0.1', '', 'x\r']]]);
  });

  it('has a formula’s saved value, and reports a formula without one', async () => {
    expect(await cellsOf('<c><f>1+1</f><v>0.30000000000000004</v></c><c t="str"><f>A1</f><v>=1+1</v></c>')).toEqual([
      [5, ['0.3', '=1+1']],
    ]);
    const [[, , faults] = []] = (await cellsOf('<c><f>1+1</f></c><c t="e"><v>#N/A</v></c>')) ?? [];
    expect(faults).toEqual([
      [0, 'contains a formula that was never calculated. Please open the file, save it and try again'],
      [1, 'contains an error: #N/A'],
    ]);
  });

  it('removes the apostrophe that an export puts before a formula', async () => {
    expect(await cellsOf(`<c t="inlineStr"><is><t>'=1+1</t></is></c>`)).toEqual([[5, ['=1+1']]]);
  });
});

describe('a number', () => {
  it.each([
    ['00000', 7, '00007'],
    ['0.00', 1.1, '1.10'],
    ['0.00', 1.005, '1.01'],
    ['0%', 0.25, '25%'],
    ['0.0%', 0.256, '25.6%'],
    ['h:mm', 0.395833333333333, '09:30'],
    ['h:mm AM/PM', 0.875, '21:00'],
    ['h:mm:ss', 0.39600694444, '09:30:15'],
    ['[h]:mm', 1.5, '36:00'],
    ['mm:ss', 0.00104166667, '01:30'],
    ['yyyy-mm-dd', 45_000, '2023-03-15'],
    ['[$-407]d. mmmm yyyy', 45_000, '2023-03-15'],
    ['d/m/yy h:mm', 45_000.395833333, '2023-03-15 09:30'],
    ['d/m/yy h:mm', 45_000, '2023-03-15'],
    ['d/m/yy', 59, '1900-02-28'],
    ['#,##0.00', 1_234_567.891, '1,234,567.89'],
    ['_-* #,##0.00 "€"_-', 1234.5, '1,234.50 €'],
    ['[Red]-0;[Blue]0', 3, '-3'],
    ['"REF-"0000', 12, 'REF-0012'],
    ['000-00-0000', 123_456_789, '123-45-6789'],
    ['# ?/?', 2.5, '2 1/2'],
    ['# ?/?', -0.5, '-1/2'],
    // The format would show less than the full number.
    ['# ?/?', 0.3, '0.3'],
    ['0.00E+00', 12_300, '1.23E+04'],
    ['0.00E+00', 4_006_381_333_931, '4006381333931'],
    [';;;', 5, '5'],
    ['0;-0;', 0, ''],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1e21, '1E+21'],
    ['@', 12_345_678_901_234, '12345678901234'],
    ['not [a format', 7, '7'],
    ['0'.repeat(300), 7, '7'],
  ])('is read as its sheet shows it, in the format %s: %d', async (format, value, shown) => {
    const styles = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="200" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>`;
    const rows = `<row><c t="inlineStr"><is><t>x</t></is></c><c s="1"><v>${value}</v></c></row>`;
    const cells = shown === '' ? ['x'] : ['x', shown];
    expect(await read(workbookOf({ 'xl/styles.xml': styles }, rows))).toEqual([[1, cells]]);
  });

  it.each([0, 60, -1, 2_958_466])('is a fault if a date format has no such date: %d', async value => {
    const styles = `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const made = workbookOf({ 'xl/styles.xml': styles }, `<row><c><v>${value}</v></c></row>`);
    const [[, , faults] = []] = (await read(made)) ?? [];
    expect(faults).toEqual([[0, 'is not a valid date']]);
  });

  it('uses the 1904 system only if the workbook itself states it, not an extension', async () => {
    const extension =
      '<extLst><ext uri="{1}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15:workbookPr chartTrackingRefBase="1"/><workbookPr date1904="0"/></ext></extLst>';
    const book = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" xmlns:x="urn:x" r:id="rId1" x:id="rId2"/></sheets>${extension}</workbook>`;
    const styles = `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const made = workbookOf({ 'xl/workbook.xml': book, 'xl/styles.xml': styles }, '<row><c><v>43967</v></c></row>');
    expect(await read(made)).toEqual([[1, ['2024-05-17']]]);
  });
});

describe('a workbook of several sheets', () => {
  it('returns the visible ones in order, each with its name', async () => {
    const sheet = (name: string, id: string, state = 'visible') =>
      `<sheet name="${name}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`;
    const bytes = workbookOf({
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheet('Cover', '2')}${sheet('Lists', '3', 'hidden')}${sheet('Register', '1')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationships(
        [1, 2, 3].map(id => [`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`] as const),
      ),
      'xl/worksheets/sheet2.xml': sheetOfRows(''),
      'xl/worksheets/sheet3.xml': sheetOfRows(''),
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
    const [sheet] = (await xlsxBook(workbookOf({}, rows), SHEET_LIMITS)).sheets;
    expect(sheet?.lines).toHaveLength(read);
    expect(sheet?.fault).toEqual({ line, column: '', message });
  });
});

describe('a file of another kind, or an unreadable one', () => {
  const compound = (stream: string) => {
    const entry = Buffer.alloc(128);
    entry.write(stream, 'utf16le');
    entry.writeUInt16LE(2 * stream.length + 2, 64);
    entry[66] = 2;
    return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), entry]);
  };
  const entities = `<!DOCTYPE a [<!ENTITY b "cccc"><!ENTITY d "&b;&b;&b;">]><worksheet xmlns="${MAIN}">&d;</worksheet>`;
  const archive = (parts: Record<string, string>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  const typed = (type: string) => TYPES.replace('</Types>', `${type}</Types>`);
  const vba = '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';
  const again = 'Please open it in Excel and save it again.';
  const asWorkbook = 'Please open it in Excel and save it as an Excel workbook (.xlsx).';
  const asTable = 'Please save the table as an Excel workbook (.xlsx) or as CSV (UTF-8).';
  it.each<[string, Buffer, string]>([
    ['an older workbook', compound('Workbook'), `This is an older Excel workbook (.xls). ${asWorkbook}`],
    ['an older workbook of another program', compound('BOOK'), `This is an older Excel workbook (.xls). ${asWorkbook}`],
    ['an older document', compound('WordDocument'), `This is an older Word document (.doc), not a table. ${asTable}`],
    [
      'a workbook of 1992',
      Buffer.from('0904060000001000', 'hex'),
      `This is an older Excel workbook (.xls). ${asWorkbook}`,
    ],
    [
      'one with a password',
      compound('EncryptedPackage'),
      'The workbook is password-protected. Please open it in Excel, remove the password (File > Info > Protect Workbook) and save it again.',
    ],
    [
      'one with macros',
      workbookOf({ 'xl/vbaProject.bin': 'x', '[Content_Types].xml': typed(vba) }),
      'The workbook contains macros. Please open it in Excel and save it as .xlsx without macros.',
    ],
    [
      'a binary one',
      workbookOf({
        '[Content_Types].xml': TYPES.replace(
          /ContentType="[^"]*main\+xml"/,
          'ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"',
        ),
      }),
      `This is a binary workbook (.xlsb). ${asWorkbook}`,
    ],
    [
      'an OpenDocument',
      archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      'This is an OpenDocument spreadsheet (.ods). Please save it as an Excel workbook (.xlsx) or as CSV (UTF-8).',
    ],
    [
      'a file of Numbers',
      archive({ 'Index/Document.iwa': 'x' }),
      'This is an Apple Numbers, Pages or Keynote file. Please export the table as Excel (.xlsx) or CSV.',
    ],
    [
      'an archive of something else',
      archive({ 'a.txt': 'a' }),
      'This ZIP archive is not an Excel workbook. Please unpack it and import the table inside.',
    ],
    [
      'an archive that was cut off',
      workbookOf({}).subarray(0, -30),
      'The end of the file is missing. Please save or download the complete file again.',
    ],
    [
      'entities of its own',
      workbookOf({ 'xl/worksheets/sheet1.xml': entities }),
      `A part of the workbook cannot be read (xl/worksheets/sheet1.xml: it declares a document type). ${again}`,
    ],
    [
      'broken XML',
      workbookOf({ 'xl/worksheets/sheet1.xml': '<worksheet><row></worksheet>' }),
      `A part of the workbook cannot be read (xl/worksheets/sheet1.xml: it is not well-formed XML, Unexpected close tag). ${again}`,
    ],
    ['no sheet', workbookOf({ 'xl/workbook.xml': '<workbook/>' }), `No sheet is listed in xl/workbook.xml. ${again}`],
    [
      'a name that climbs',
      workbookOf({ '../a.xml': 'x' }),
      `The workbook’s archive cannot be read (invalid relative path: ../a.xml). ${again}`,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), `This is a PDF, not a table. ${asTable}`],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      `This is a picture (.png), not a table. ${asTable}`,
    ],
    [
      'a web page called .xls',
      Buffer.from('<html xmlns:o="urn:schemas-microsoft-com:office:office"><table></table></html>'),
      `This is a web page (HTML), whatever its file name says. ${asWorkbook}`,
    ],
    [
      'an XML spreadsheet called .xls',
      Buffer.from('<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      `This is an “XML spreadsheet 2003”, whatever its file name says. ${asWorkbook}`,
    ],
    ['JSON', Buffer.from('[{"name": "A"}]\n'), `This is a JSON file, not a table. ${asTable}`],
    [
      'a text in another encoding',
      Buffer.from('6e616d650a82b182f182c982bf82cd810a', 'hex'),
      'The text is not in UTF-8, UTF-16 or Windows-1252. Please save it as CSV (UTF-8).',
    ],
    [
      'other bytes',
      Buffer.from('0011ff010203040506', 'hex'),
      `The file is neither an Excel workbook (.xlsx) nor a CSV file. ${asTable}`,
    ],
  ])('%s is refused with the reason', async (_what, bytes, sentence) => {
    await expect(bookOf(bytes)).rejects.toThrow(new RefusedSheet(sentence));
  });

  it('a bomb is unpacked only up to a workbook’s limit', async () => {
    const bomb = workbookOf({
      'xl/worksheets/sheet1.xml': sheetOfRows(`<row${' '.repeat(1_018)}/>`.repeat(60 * 1024)),
    });
    const [sheet] = (await bookOf(bomb)).sheets;
    expect(sheet?.fault?.message).toBe(
      'The workbook is larger than 50 MB when unpacked. Please keep only the sheet to import.',
    );
  });
});
