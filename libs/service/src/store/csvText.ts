import { stringify } from 'csv-stringify/sync';

/** Rows as lines of a CSV file (RFC 4180). A text that begins with = + - @ gets an apostrophe, so that it is no formula in a table; a list is one cell. */
export function csvText(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows.map(row => [...row])], SAFE);
}

const SAFE = { escape_formulas: true, record_delimiter: 'windows', cast: { boolean: String, object: listed } } as const;

function listed(value: object): string {
  return Array.isArray(value) ? value.join(';') : JSON.stringify(value);
}
