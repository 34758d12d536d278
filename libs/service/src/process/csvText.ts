import { type Options, stringify } from 'csv-stringify/sync';

/** The rows of a list in chunks of a few hundred. The first row contains the column names. */
export type RowPages = AsyncIterable<readonly (readonly unknown[])[]>;

/** Separators between cells. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * Rows as lines of a CSV file (RFC 4180); a list is one cell. A text that begins with = + - @ gets an apostrophe, so that a spreadsheet
 * does not take it for a formula. So does a text with such an apostrophe already: `unescaped` removes only ours.
 */
export function csvText(rows: readonly (readonly unknown[])[], separator: Separator = ','): string {
  return stringify([...rows.map(row => [...row])], { ...SAFE, delimiter: separator });
}

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const escaped = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Restores a text that `csvText` protected from being a formula. */
export const unescaped = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

const SAFE = {
  record_delimiter: 'windows',
  // The library quotes a line end only if it is the one between records.
  quoted_match: /[\r\n]/,
  cast: { boolean: String, object: value => escaped(joinCell(value)), string: escaped },
} satisfies Options;

function joinCell(value: object): string {
  return Array.isArray(value) ? value.join(';') : JSON.stringify(value);
}
