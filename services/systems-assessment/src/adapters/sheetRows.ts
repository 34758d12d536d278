import { type Most, TooLarge, tooManyColumns, tooManyRows } from '@aicp/service/sandbox/csvRows';
import type { XmlListener } from '@aicp/service/sandbox/hearXml';
import type { Line } from '../domain/sheet/line.ts';
import { plain, textRuns } from './workbookParts.ts';

/** What a sheet is read with. */
export type Settings = { texts: readonly string[]; isDay: readonly boolean[]; from1904: boolean };

/** Of all cells together: thousands of them can refer to one text, which stands in the workbook once. */
const MOST_CHARACTERS = 5_000_000;

/** What `csvText` puts before a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/u;
/** Of the calendar: 31 December 9999. */
const LAST_DAY = 2_958_465;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The lines of a sheet that say something. Formulas are not computed: a cell says what the workbook last saved for it.
 */
export function sheetRows(book: Settings, most: Most) {
  const found: Line[] = [];
  let line = 0;
  let characters = 0;
  let cells: string[] = [];
  let broken = new Map<number, string>();
  let cell = { column: -1, type: 'n', isDay: false, value: '', hasFormula: false };
  let within = '';
  const inline = textRuns('is', text => {
    cell.value = text;
  });
  const listener: XmlListener = {
    open(name, attribute) {
      inline.open(name, attribute);
      if (name === 'row') {
        const number = Number(attribute('r'));
        line = Number.isSafeInteger(number) ? number : line + 1;
        cells = [];
        broken = new Map();
        cell.column = -1;
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? cell.column + 1;
        const isDay = book.isDay[Number(attribute('s') ?? 0)] ?? false;
        cell = { column, type: attribute('t') ?? 'n', isDay, value: '', hasFormula: false };
      } else if (name === 'f') cell.hasFormula = true;
      within = name;
    },
    text(text) {
      inline.text(text);
      if (within === 'v') cell.value += text;
    },
    close(name) {
      inline.close(name);
      within = '';
      if (name === 'c') take();
      if (name === 'row') end();
    },
  };
  return { found, listener, line: () => line };

  function take(): void {
    const { text = '', fault } = read(cell, book);
    if (fault === undefined && text.trim() === '') return;
    if (cell.column >= most.columns) throw new TooLarge(tooManyColumns(most.columns));
    characters += text.length;
    if (characters > MOST_CHARACTERS)
      throw new TooLarge(`The sheet has more than ${MOST_CHARACTERS.toLocaleString('en-GB')} characters.`);
    while (cells.length < cell.column) cells.push('');
    cells[cell.column] = text;
    if (fault !== undefined) broken.set(cell.column, fault);
  }

  function end(): void {
    if (cells.length === 0) return;
    if (found.length >= most.rows + most.above) throw new TooLarge(tooManyRows(most.rows));
    found.push({ line, cells, broken });
  }
}

type Cell = { type: string; isDay: boolean; value: string; hasFormula: boolean };

function read({ type, isDay, value, hasFormula }: Cell, book: Settings): { text?: string; fault?: string } {
  if (type === 'e') return { fault: `holds an error: ${value}` };
  if (hasFormula && value === '' && type !== 'str')
    return { fault: 'holds a formula that was never computed. Please open the file, save it and try again' };
  if (value === '') return {};
  if (type === 's') return { text: (book.texts[Number(value)] ?? '').replace(ESCAPED, '') };
  if (type === 'inlineStr') return { text: value.replace(ESCAPED, '') };
  if (type === 'str') return { text: plain(value).replace(ESCAPED, '') };
  if (type === 'b') return { text: value === '1' ? 'true' : 'false' };
  if (type === 'd') return { text: value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '') };
  const number = Number(value);
  if (!Number.isFinite(number)) return { fault: 'cannot be read' };
  return isDay ? dayOf(number, book.from1904) : { text: asShown(number) };
}

/** As a spreadsheet shows it, to fifteen digits. */
const asShown = (number: number) => String(Number(number.toPrecision(15)));

/** A day by its number. Day 60 of the calendar from 1900 is 29 February 1900, which never was. */
function dayOf(number: number, from1904: boolean): { text?: string; fault?: string } {
  const serial = from1904 ? number + 1_462 : number;
  if (serial < 1 || serial > LAST_DAY) return { fault: 'is not a day of the calendar' };
  const shift = serial < 60 ? 1 : 0;
  const moment = new Date(Date.UTC(1899, 11, 30 + shift) + Math.round(serial * DAY_MS)).toISOString();
  return { text: Number.isInteger(serial) ? moment.slice(0, 10) : moment.slice(0, 16).replace('T', ' ') };
}

/** The number of a column by the place of a cell, 'AB12', from 0. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
