import { systemsFile } from '@aicp/contracts/limits';
import { csvRows } from '@aicp/service/sandbox/csvRows';
import type { Book } from '../domain/book.ts';
import { isWorkbook, RefusedSheet, xlsxBook } from './xlsxBook.ts';

/** Of one sheet: the rows that an import takes, with room for a header and the lines above it; and columns. */
const MOST = { rows: systemsFile.mostRows, above: 50, columns: 200 };

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
