import { unescaped } from '@aicp/service/process/csvText';
import { type Most, TooLarge, tooManyColumns, tooManyRows } from '@aicp/service/sandbox/csvRows';
import type { Places } from '@aicp/service/sandbox/streamXml';
import type { Line } from '../domain/book.ts';
import type { Shown } from './asShown.ts';
import { plain, type Style, textRuns } from './workbookParts.ts';

/** Settings for all sheets of one workbook, with the space left for their cells. */
export type Settings = {
  texts: readonly string[];
  styleOf(number: number): Style;
  shown(number: number, format: string): Shown;
  /** Shared by all cells: thousands can refer to one text that the workbook stores once. */
  room: { cells: number; characters: number };
};

/** Limits for all sheets of a workbook together. */
export const WORKBOOK_LIMITS = { cells: 500_000, characters: 10_000_000 };

const tooMuch = (what: keyof typeof WORKBOOK_LIMITS, most: number) =>
  `The workbook has more than ${most.toLocaleString('en-GB')} ${what}. Please keep only the sheet and the columns to import.`;

const CELL = 'worksheet/sheetData/row/c';

type Cell = { column: number; type: string; style: Style; value: string; hasFormula: boolean };

/** The non-empty lines of a sheet. Formulas are not computed: a cell has the value that the workbook last saved. */
export function sheetRows(settings: Settings, most: Most) {
  const found: Line[] = [];
  let line = 0;
  let cells: string[] = [];
  let broken = new Map<number, string>();
  let cell: Cell = { column: -1, type: 'n', style: settings.styleOf(0), value: '', hasFormula: false };
  const places: Places = {
    'worksheet/sheetData/row': {
      open(attribute) {
        const number = Number(attribute('r'));
        line = Number.isSafeInteger(number) && number > 0 ? number : line + 1;
        cells = [];
        broken = new Map();
        cell.column = -1;
      },
      close: end,
    },
    [CELL]: {
      open(attribute) {
        const column = columnOf(attribute('r')) ?? cell.column + 1;
        const style = settings.styleOf(Number(attribute('s') ?? 0));
        cell = { column, type: attribute('t') ?? 'n', style, value: '', hasFormula: false };
      },
      close: take,
    },
    [`${CELL}/f`]: {
      open() {
        cell.hasFormula = true;
      },
    },
    [`${CELL}/v`]: {
      text(text) {
        cell.value += text;
      },
    },
    ...textRuns(`${CELL}/is`, text => {
      cell.value = text;
    }),
  };
  return { found, places, line: () => line };

  function take(): void {
    const { text = '', fault } = read(cell, settings);
    if (fault === undefined && text.trim() === '') return;
    if (cell.column >= most.columns) throw new TooLarge(tooManyColumns(most.columns));
    settings.room.cells -= Math.max(1, cell.column + 1 - cells.length);
    settings.room.characters -= text.length;
    if (settings.room.cells < 0) throw new TooLarge(tooMuch('cells', WORKBOOK_LIMITS.cells));
    if (settings.room.characters < 0) throw new TooLarge(tooMuch('characters', WORKBOOK_LIMITS.characters));
    while (cells.length < cell.column) cells.push('');
    cells[cell.column] = text;
    if (fault !== undefined) broken.set(cell.column, fault);
  }

  function end(): void {
    if (cells.length === 0) return;
    if (found.length >= most.rows + most.above) throw new TooLarge(tooManyRows(most.rows));
    found.push({ line, cells, ...(broken.size > 0 && { broken }) });
  }
}

function read({ type, style, value, hasFormula }: Cell, { texts, shown }: Settings): { text?: string; fault?: string } {
  if (type === 'e') return { fault: `contains an error: ${value}` };
  if (hasFormula && value === '' && type !== 'str')
    return { fault: 'contains a formula that was never calculated. Please open the file, save it and try again' };
  if (value === '') return {};
  if (type === 's' || type === 'inlineStr' || type === 'str') {
    const text = type === 's' ? texts[Number(value)] : type === 'str' ? plain(value) : value;
    if (text === undefined) return UNREADABLE;
    return { text: style.isQuoted ? text : unescaped(text) };
  }
  if (type === 'b') return { text: /^\s*(?:1|true)\s*$/.test(value) ? 'TRUE' : 'FALSE' };
  if (type === 'd')
    return {
      text: value
        .trim()
        .replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
        .replace('T', ' '),
    };
  const number = Number(value);
  return Number.isFinite(number) && value.trim() !== '' ? shown(number, style.format) : UNREADABLE;
}

const UNREADABLE = { fault: 'cannot be read' };

/** The number of a column, from 0, by a cell reference such as 'AB12'. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
