import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/sync';
import { unescaped } from '../process/csvText.ts';
import { dialectOf } from './csvDialect.ts';

/** A non-empty line of a CSV file: its first line number, counted from 1, and its cells up to the last one with a text. */
export type CsvRow = { line: number; cells: string[] };

/** A sheet with too many rows or columns, with the sentence about it. */
export class TooLarge extends Error {}

/** Limits for one sheet: rows, with a few more for a header and the lines above it, and columns. */
export type Most = { rows: number; above: number; columns: number };

type CsvFault = { line: number; message: string };

/** The most characters from one line to the next, including line breaks within quotation marks. */
const MAX_LINE_LENGTH = 250_000;

/** The most empty cells that a line may have after the others: the number of columns in an Excel sheet. */
const MAX_EMPTY = 16_384;

/** Lines may end in any way, even differently in one file. */
const COMMON: Options = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: MAX_LINE_LENGTH,
};

/**
 * The rows of a CSV file (RFC 4180) in its most likely dialect. Skips lines without text, and removes the apostrophe that keeps a text from
 * being a formula.
 * @returns the rows, up to the first that exceeds a limit or cannot be read
 */
export function csvRows(text: string, most: Most): { rows: CsvRow[]; fault?: CsvFault } {
  const { delimiter, body } = dialectOf(text);
  const strict = rowsBy({ ...COMMON, delimiter }, body, most);
  if (!strict.misquoted) return strict;
  // Some programs escape quotation marks with a backslash, and some write a backslash into an unquoted cell.
  const escaped = body.includes('\\"') ? rowsBy({ ...COMMON, delimiter, escape: '\\' }, body, most) : strict;
  return escaped.misquoted ? rowsBy({ ...COMMON, delimiter, relax_quotes: true }, body, most) : escaped;
}

function rowsBy(options: Options, text: string, most: Most): { rows: CsvRow[]; fault?: CsvFault; misquoted?: boolean } {
  const rows: CsvRow[] = [];
  const take = (record: string[], lines: number) => {
    if (record.every(cell => cell === '')) return;
    if (rows.length >= most.rows + most.above) throw new TooLarge(tooManyRows(most.rows));
    const within = record.join('').match(LINE_ENDS)?.length ?? 0;
    const cells = record.slice(0, record.findLastIndex(cell => cell !== '') + 1);
    rows.push({ line: lines - within, cells: cells.map(unescaped) });
  };
  try {
    parse(text, {
      ...options,
      cast(cell, { index, quoting, lines }) {
        const isEmpty = cell.trim() === '';
        if (index >= (isEmpty ? MAX_EMPTY : most.columns)) throw new TooLarge(tooManyColumns(most.columns));
        if (isEmpty) return '';
        // An unclosed quotation mark has swallowed the lines up to the next one.
        if (options.relax_quotes && quoting && cell.startsWith('"') && LINE_END.test(cell)) throw new Misquoted(lines);
        return cell;
      },
      on_record(record: string[], { lines }: InfoRecord) {
        take(record, lines);
        return null;
      },
    });
  } catch (error) {
    return { rows, ...faultOf(error, rows) };
  }
  return { rows };
}

const LINE_END = /[\r\n]/;
const LINE_ENDS = /\r\n|\r|\n/g;

class Misquoted extends Error {
  readonly line: number;

  constructor(line: number) {
    super();
    this.line = line;
  }
}

const QUOTE = 'A quotation mark is not closed, or is inside a cell without quotation marks.';
const LONG = `This line has more than ${MAX_LINE_LENGTH.toLocaleString('en-GB')} characters.`;

function faultOf(error: unknown, rows: readonly CsvRow[]): { fault: CsvFault; misquoted?: boolean } {
  if (error instanceof TooLarge) return { fault: { line: (rows.at(-1)?.line ?? 0) + 1, message: error.message } };
  if (error instanceof Misquoted) return { fault: { line: error.line, message: QUOTE } };
  if (!(error instanceof CsvError)) throw error;
  const line = Number(error.lines ?? 1);
  if (error.code === 'CSV_MAX_RECORD_SIZE') return { fault: { line, message: LONG } };
  return { fault: { line, message: QUOTE }, misquoted: error.code !== 'CSV_QUOTE_NOT_CLOSED' };
}

const counted = (count: number) => count.toLocaleString('en-GB');
export const tooManyRows = (most: number) =>
  `The sheet has more than ${counted(most)} rows. Please import at most ${counted(most)} at once.`;
export const tooManyColumns = (most: number) => `The sheet has more than ${most} columns.`;
