import { type ZipFile, zipStream } from './zipStream.ts';

/** A sheet of a workbook; its first row names the columns. */
export type Sheet = {
  name: string;
  pages: AsyncIterable<readonly (readonly unknown[])[]> | readonly (readonly (readonly unknown[])[])[];
  isHidden?: boolean;
  /** Columns, from 0, whose cells below the first row offer the first `count` cells of a column of another sheet. */
  dropDowns?: readonly { column: number; sheet: string; from: number; count: number }[];
};

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The maximum number of characters in an Excel cell. */
const MAX_CELL_LENGTH = 32_767;
/** The maximum number of rows in an Excel sheet, including the header. */
const MAX_ROWS = 1_048_576;

/** Styles: 0 for numbers, 1 for column names, 2 for texts. With style 2 Excel treats anything typed into the cell as text. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * An Excel workbook as a stream, never held as a whole. Texts stay texts: no cell becomes a formula, a date or a number because of its
 * form. A text longer than a cell ends in "…".
 */
export function workbookOf(sheets: readonly Sheet[], changedAt: Date): AsyncGenerator<Uint8Array> {
  const numbered = sheets.map(({ name, isHidden }, index) => ({ name, isHidden, number: index + 1 }));
  const parts = numbered.map(({ number }) => ({ path: `xl/worksheets/sheet${number}.xml`, id: `rId${number}` }));
  const stylesId = `rId${sheets.length + 1}`;
  const text = (path: string, xml: string): ZipFile => ({ path, content: Buffer.from(`${HEAD}${xml}`) });
  const files: ZipFile[] = [
    text(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${parts
        .map(({ path }) => `<Override PartName="/${path}" ContentType="${TYPE}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ),
    text(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    text(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered
        .map(({ name, isHidden, number }) => {
          const state = isHidden ? ' state="hidden"' : '';
          return `<sheet name="${escaped(name)}" sheetId="${number}"${state} r:id="rId${number}"/>`;
        })
        .join('')}</sheets></workbook>`,
    ),
    text(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${parts
        .map(({ path, id }) => `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${path.slice(3)}"/>`)
        .join('')}<Relationship Id="${stylesId}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    { path: 'xl/styles.xml', content: Buffer.from(STYLES) },
    ...sheets.map((sheet, index) => ({ path: parts[index]?.path ?? '', content: sheetXml(sheet) })),
  ];
  return zipStream(files, { changedAt, deflate: true });
}

async function* sheetXml({ pages, dropDowns = [] }: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="24"/><sheetData>`,
  );
  let number = 0;
  for await (const rows of pages) {
    const xml = rows.slice(0, MAX_ROWS - number).map(cells => {
      number += 1;
      return `<row r="${number}">${cells.map((value, index) => cellXml(value, `${columnName(index)}${number}`, number)).join('')}</row>`;
    });
    yield Buffer.from(xml.join(''));
  }
  yield Buffer.from(`</sheetData>${validationsXml(dropDowns)}</worksheet>`);
}

function validationsXml(dropDowns: NonNullable<Sheet['dropDowns']>): string {
  if (dropDowns.length === 0) return '';
  const each = dropDowns.map(({ column, sheet, from, count }) => {
    const source = `'${sheet}'!$${columnName(from)}$1:$${columnName(from)}$${count}`;
    const cells = `${columnName(column)}2:${columnName(column)}${MAX_ROWS}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>${escaped(source)}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

function cellXml(value: unknown, place: string, row: number): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${place}"><v>${value}</v></c>`;
  const text = shortened(textOf(value));
  return `<c r="${place}" s="${row === 1 ? 1 : 2}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const shortened = (text: string) =>
  text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1).toWellFormed()}…` : text.toWellFormed();

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes a text as XML. A character that XML cannot hold, and text that looks like its replacement, become codes. */
const escaped = (text: string) =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, letter => `_x${letter.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replaceAll(/[&<>"]/g, letter => MARKUP[letter] ?? letter);

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
