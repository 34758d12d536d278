import { systemsFile } from '@aicp/contracts/limits';
import { csvRows } from '@aicp/service/sandbox/csvRows';
import { decodedText } from '@aicp/service/sandbox/decodedText';
import type { Book } from '../domain/book.ts';
import { binaryFault, RefusedSheet, textFault } from './refuseOtherKinds.ts';
import { isArchive, xlsxBook } from './xlsxBook.ts';

/** Limits of one sheet: columns, and the rows that an import accepts, plus a header and the lines above it. */
const SHEET_LIMITS = { rows: systemsFile.mostRows, above: 50, columns: 200 };

/**
 * Reads a CSV file or an Excel workbook, decided by content, not name. A sheet that cannot be read to its end has a fault and its lines so
 * far, and does not affect the other sheets.
 * @throws RefusedSheet for a file of another kind
 */
export async function bookOf(bytes: Buffer): Promise<Book> {
  if (isArchive(bytes)) return xlsxBook(bytes, SHEET_LIMITS);
  const text = decodedText(bytes);
  if (text === null) throw new RefusedSheet(await binaryFault(bytes));
  const other = textFault(text);
  if (other !== null) throw new RefusedSheet(other);
  const { rows, fault } = csvRows(text, SHEET_LIMITS);
  return { sheets: [{ name: '', lines: rows, ...(fault && { fault: { ...fault, column: '' } }) }] };
}
