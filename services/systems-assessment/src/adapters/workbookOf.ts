import { zipOf } from '@aicp/service/process/zipOf';

/** A sheet of texts. */
export type WrittenSheet = {
  name: string;
  rows: readonly (readonly string[])[];
  isHidden?: boolean;
  /** Columns, from 0, whose cells below the first row offer the cells of a column of another sheet. */
  dropDowns?: readonly { column: number; sheet: string; from: number; count: number }[];
};

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const LAST_ROW = 5_001;

/** An Excel workbook with these sheets; its first rows are bold and stay on screen. */
export function workbookOf(sheets: readonly WrittenSheet[], changedAt: Date): AsyncIterable<Uint8Array> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, worksheet(sheet)])),
  };
  const files = Object.entries(parts).map(([path, text]) => ({ path, content: Buffer.from(HEAD + text) }));
  return zipOf(files, { changedAt, deflate: true });
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const contentTypes = (sheets: number) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${Array.from({ length: sheets }, (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`;

const related = (targets: readonly [kind: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (sheets: readonly WrittenSheet[]) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(({ name, isHidden }, at) => {
      const state = isHidden ? ' state="hidden"' : '';
      return `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
    })
    .join('')}</sheets></workbook>`;

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function worksheet({ rows, dropDowns = [] }: WrittenSheet): string {
  const width = Math.max(1, ...rows.map(row => row.length));
  const lines = rows.map((row, at) => {
    const cells = row.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${letters(column)}${at + 1}" t="inlineStr"${at === 0 ? ' s="1"' : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const offers = dropDowns.map(({ column, sheet, from, count }) => {
    const source = `'${sheet}'!$${letters(from)}$1:$${letters(from)}$${count}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${letters(column)}2:${letters(column)}${LAST_ROW}"><formula1>${escaped(source)}</formula1></dataValidation>`;
  });
  const validations =
    offers.length > 0 ? `<dataValidations count="${offers.length}">${offers.join('')}</dataValidations>` : '';
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${width}" width="24" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData>${validations}</worksheet>`;
}

/** The letters of a column, from 0. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
