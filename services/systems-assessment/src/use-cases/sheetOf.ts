import { DomainError } from '@aicp/contracts/domainError';
import { csvRows, UnreadableCsv } from '@aicp/service/store/csvRows';
import { isWorkbook, RefusedWorkbook, xlsxRows } from '../adapters/xlsxRows.ts';
import { type Fault, readSheet, type Sheet } from '../domain/readSheet.ts';

/** As many as `GET /api/systems` lists. */
const MOST_ROWS = 1_000;

/**
 * Reads a file of systems, CSV or an Excel workbook: what it is, its first bytes say.
 * @throws DomainError INVALID for a file that is neither, or is too long
 */
export async function sheetOf(bytes: Buffer): Promise<Sheet> {
  const sheet = isWorkbook(bytes) ? await ofWorkbook(bytes) : ofText(bytes);
  if (sheet.rows <= MOST_ROWS) return sheet;
  throw new DomainError('INVALID', `The file has ${sheet.rows} rows. Please import at most ${MOST_ROWS} at once.`);
}

async function ofWorkbook(bytes: Buffer): Promise<Sheet> {
  try {
    return readSheet(await xlsxRows(bytes, MOST_ROWS));
  } catch (error) {
    throw error instanceof RefusedWorkbook ? new DomainError('INVALID', error.message) : error;
  }
}

function ofText(bytes: Buffer): Sheet {
  try {
    return readSheet(csvRows(decoded(bytes)));
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const fault: Fault = { line: error.line, column: '', message: error.message };
    return { rows: 0, systems: [], faults: [fault] };
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('INVALID', 'The file is not in UTF-8. Please save it as CSV (UTF-8) and try again.');
  }
}
