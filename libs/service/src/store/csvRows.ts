import { CsvError, parse } from 'csv-parse/sync';

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

/** What `csvText` puts before a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/u;

/**
 * The rows of a CSV file (RFC 4180), separated by commas, semicolons or tabs. Lines without any text are left out, and the apostrophe that
 * keeps a text from being a formula is taken off again.
 * @throws UnreadableCsv
 */
export function csvRows(text: string): CsvRow[] {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const options = { bom: true, delimiter, info: true, relax_column_count: true } as const;
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, options) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const quote = 'A quotation mark is not closed, or stands within a cell that is not in quotation marks.';
    throw new UnreadableCsv(Number(error.lines ?? 1), error.code.includes('QUOTE') ? quote : 'It cannot be read.');
  }
  return records.flatMap(({ record, info }) => {
    if (record.every(cell => cell.trim() === '')) return [];
    const within = record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;
    return [{ line: info.lines - within, cells: record.map(cell => cell.replace(ESCAPED, '')) }];
  });
}
