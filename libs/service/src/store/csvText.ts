import { stringify } from 'csv-stringify/sync';

/** Rows of a list, some hundred at a time; the first one names the columns. */
export type RowPages = AsyncIterable<readonly (readonly unknown[])[]>;

/** Separators between cells. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Rows as lines of a CSV file (RFC 4180). A text that begins with = + - @ gets an apostrophe, so that it is no formula in a table; a list is one cell. */
export function csvText(rows: readonly (readonly unknown[])[], separator: Separator = ','): string {
  return stringify([...rows.map(row => [...row])], { ...SAFE, delimiter: separator });
}

const SAFE = { escape_formulas: true, record_delimiter: 'windows', cast: { boolean: String, object: listed } } as const;

function listed(value: object): string {
  return Array.isArray(value) ? value.join(';') : JSON.stringify(value);
}
