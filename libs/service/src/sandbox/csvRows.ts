import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';

/** A line of a CSV file that says something: where it begins, counted from 1, and its cells. */
export type CsvRow = { line: number; cells: string[] };

/** A sheet with more rows or columns than are read, with the sentence that says so. */
export class TooLarge extends Error {}

/** Limits for one sheet: rows, with a few more for a header and what is above it, and columns. */
export type Most = { rows: number; above: number; columns: number };

/** What `csvText` puts before a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/u;

/** Characters from one line to the next, with the lines within quotation marks. */
const LONGEST_LINE = 250_000;

/**
 * The rows of a CSV file (RFC 4180), separated by commas, semicolons or tabs. Lines without any text are left out, and the apostrophe that
 * keeps a text from being a formula is taken off again.
 * @returns the rows, up to the one that is too much or cannot be read
 */
export function csvRows(text: string, most: Most): { rows: CsvRow[]; fault?: { line: number; message: string } } {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const rows: CsvRow[] = [];
  const take = (record: string[], lines: number) => {
    if (record.every(cell => cell.trim() === '')) return;
    if (rows.length >= most.rows + most.above) throw new TooLarge(tooManyRows(most.rows));
    const within = record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;
    rows.push({ line: lines - within, cells: record.map(cell => cell.replace(ESCAPED, '')) });
  };
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_LINE,
      cast(cell, { index }) {
        if (index >= most.columns) throw new TooLarge(tooManyColumns(most.columns));
        return cell;
      },
      on_record(record: string[], { lines }: InfoRecord) {
        take(record, lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof TooLarge)
      return { rows, fault: { line: (rows.at(-1)?.line ?? 0) + 1, message: error.message } };
    if (!(error instanceof CsvError)) throw error;
    const quote = 'A quotation mark is not closed, or stands within a cell that is not in quotation marks.';
    const long = `It has more than ${LONGEST_LINE.toLocaleString('en-GB')} characters.`;
    const message = error.code.includes('QUOTE')
      ? quote
      : error.code === 'CSV_MAX_RECORD_SIZE'
        ? long
        : 'It cannot be read.';
    return { rows, fault: { line: Number(error.lines ?? 1), message } };
  }
  return { rows };
}

const counted = (count: number) => count.toLocaleString('en-GB');
export const tooManyRows = (most: number) =>
  `The sheet has more than ${counted(most)} rows. Please import at most ${counted(most)} at once.`;
export const tooManyColumns = (most: number) => `The sheet has more than ${most} columns.`;
