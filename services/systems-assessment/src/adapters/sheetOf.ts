import { csvRows, TooLarge, UnreadableCsv } from '@aicp/service/sandbox/csvRows';
import { readSheet, refused, type Sheet } from '../domain/readSheet.ts';
import { isWorkbook, RefusedSheet, xlsxRows } from './xlsxRows.ts';

/** Rows as many as `GET /api/systems` lists. */
const MOST = { rows: 1_000, columns: 200 };

/**
 * Reads a file of systems, CSV or an Excel workbook: what it is, its first bytes say.
 * @throws RefusedSheet for a file that is neither, or is too long
 */
export async function sheetOf(bytes: Buffer): Promise<Sheet> {
  return isWorkbook(bytes) ? readSheet(await xlsxRows(bytes, MOST)) : ofText(bytes);
}

function ofText(bytes: Buffer): Sheet {
  try {
    return readSheet(csvRows(decoded(bytes), MOST));
  } catch (error) {
    if (error instanceof TooLarge) throw new RefusedSheet(error.message);
    if (!(error instanceof UnreadableCsv)) throw error;
    return refused({ line: error.line, column: '', message: error.message });
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedSheet('The file is not in UTF-8. Please save it as CSV (UTF-8) and try again.');
  }
}
