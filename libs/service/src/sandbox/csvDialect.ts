import { CsvError, parse } from 'csv-parse/sync';
import { SEPARATORS } from '../process/csvText.ts';

/** Characters used to detect the dialect. */
const SAMPLE = 64 * 1024;
/** Excel's own line that names the separator. */
const NAMED = /^\uFEFF?"?sep=(.)"?[ \t]*(?=\r|\n|$)/i;
const NUMBER = /^[-+]?\d[\d.,']*%?$/;

/**
 * The separator of a CSV file: the one it declares, or the one that splits its first lines most evenly. Lines keep their numbers. A
 * simplified form of van den Burg, Nazábal and Sutton (2019), "Wrangling messy CSV files by detecting row and type patterns".
 */
export function dialectOf(text: string): { delimiter: string; body: string } {
  const [line, named] = NAMED.exec(text) ?? [];
  if (line !== undefined && named !== undefined) return { delimiter: named, body: text.slice(line.length) };
  const end = text.length > SAMPLE ? Math.max(text.lastIndexOf('\n', SAMPLE), text.lastIndexOf('\r', SAMPLE)) : -1;
  const sample = text.slice(0, end > 0 ? end : SAMPLE);
  const scores = SEPARATORS.map(delimiter => ({ delimiter, score: score(sample, delimiter) }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return { delimiter: best?.delimiter ?? ',', body: text };
}

/** Rates a separator: it should split lines evenly, and few cells should contain another separator. */
function score(sample: string, delimiter: string): number {
  const linesOf = new Map<number, number>();
  let [cells, clean] = [0, 0];
  const others = SEPARATORS.filter(other => other !== delimiter);
  try {
    parse(sample, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record(record: string[]) {
        const width = record.findLastIndex(cell => cell !== '') + 1;
        if (width > 0) linesOf.set(width, (linesOf.get(width) ?? 0) + 1);
        cells += record.length;
        clean += record.filter(cell => NUMBER.test(cell) || !others.some(other => cell.includes(other))).length;
        return null;
      },
    });
  } catch (error) {
    // An unclosed quotation mark within the sample: the rows before it count.
    if (!(error instanceof CsvError)) throw error;
  }
  const alike = [...linesOf].reduce((sum, [width, lines]) => sum + (lines * (width - 1)) / width, 0);
  return (alike / Math.max(1, linesOf.size)) * (clean / Math.max(1, cells));
}
