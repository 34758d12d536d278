import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';

/** A line of a CSV file that says something: where it begins, counted from 1, and its cells. */
export type CsvRow = { line: number; cells: string[] };

/** Where a CSV file cannot be read. */
export class UnreadableCsv extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A sheet with more rows or columns than are read, with the sentence that says so. */
export class TooLarge extends Error {}

/** What `csvText` puts before a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/u;

/** Characters from one line to the next, with the lines within quotation marks. */
const LONGEST_LINE = 250_000;

/**
 * The rows of a CSV file (RFC 4180), separated by commas, semicolons or tabs. Lines without any text are left out, and the apostrophe that
 * keeps a text from being a formula is taken off again.
 * @param most rows after the header, and columns; reading stops at the first one more
 * @throws UnreadableCsv, TooLarge
 */
export function csvRows(text: string, most: { rows: number; columns: number }): CsvRow[] {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const rows: CsvRow[] = [];
  const take = (record: string[], lines: number) => {
    if (record.every(cell => cell.trim() === '')) return;
    if (rows.length > most.rows) throw new TooLarge(tooManyRows(most.rows));
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
    if (!(error instanceof CsvError)) throw error;
    const quote = 'A quotation mark is not closed, or stands within a cell that is not in quotation marks.';
    const long = `It has more than ${LONGEST_LINE.toLocaleString('en-GB')} characters.`;
    const message = error.code.includes('QUOTE')
      ? quote
      : error.code === 'CSV_MAX_RECORD_SIZE'
        ? long
        : 'It cannot be read.';
    throw new UnreadableCsv(Number(error.lines ?? 1), message);
  }
  return rows;
}

export const tooManyRows = (most: number) =>
  `The file has more than ${most} rows. Please import at most ${most} at once.`;
export const tooManyColumns = (most: number) => `The sheet has more than ${most} columns.`;
