import { csvRows } from '@aicp/service/sandbox/csvRows';
import type { Book } from '../domain/book.ts';
import { readSheet, refused, type Sheet } from '../domain/readSheet.ts';
import { isWorkbook, RefusedSheet, xlsxBook } from './xlsxBook.ts';

/** Of one sheet: the rows that an import takes, with room for a header and the lines above it; and columns. */
const MOST = { rows: 5_000, above: 50, columns: 200 };
/** Rows as many as `GET /api/systems` lists. */
const MOST_ROWS = 1_000;

/**
 * Reads the first visible sheet of a file of systems.
 * @throws RefusedSheet for a file that is neither CSV nor a workbook, or is too long
 */
export async function sheetOf(bytes: Buffer): Promise<Sheet> {
  const [sheet] = (await bookOf(bytes)).sheets;
  if (sheet?.fault) return refused(sheet.fault);
  const lines = sheet?.lines ?? [];
  if (lines.length > MOST_ROWS + 1)
    throw new RefusedSheet(`The file has more than ${MOST_ROWS} rows. Please import at most ${MOST_ROWS} at once.`);
  return readSheet(lines);
}

/**
 * Reads a file of tables, CSV or an Excel workbook: its first bytes say which. A sheet that cannot be read to its end has a fault and the
 * lines before it; it does not stop the other sheets.
 * @throws RefusedSheet for a file of another kind
 */
export async function bookOf(bytes: Buffer): Promise<Book> {
  if (isWorkbook(bytes)) return xlsxBook(bytes, MOST);
  const { rows, fault } = csvRows(decoded(bytes), MOST);
  return { sheets: [{ name: '', lines: rows, ...(fault && { fault: { ...fault, column: '' } }) }] };
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedSheet('The file is not in UTF-8. Please save it as CSV (UTF-8) and try again.');
  }
}
