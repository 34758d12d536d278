import { createHash } from 'node:crypto';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { systemsFile } from '@aicp/contracts/limits';
import type { Fault, Line } from '../domain/book.ts';
import { readSheet, type Sheet } from '../domain/readSheet.ts';
import { columnsOf, type Ignored, ignoredOf, type SheetColumn } from '../domain/sheet/columnsOf.ts';
import { type Mapping, mappedColumns, mappingIn, mappingToKeep } from '../domain/sheet/mapping.ts';
import type { People } from '../domain/sheet/readCell.ts';
import { type Choice, type Table, tableOf, Unusable } from '../domain/sheet/tableOf.ts';
import { RefusedSheet } from './refuseOtherKinds.ts';
import { bookOf } from './sheetOf.ts';

/** The settings for reading a file. */
export type Asked = Choice & {
  /** The content type: a file alone, or a form with the parts `file` and `mapping`. */
  type?: string | undefined;
  mapping?: string | undefined;
  people?: People;
  /** The own fields of the organisation. */
  ownFields?: readonly OwnField[];
};

/** A file of systems after reading. */
export type SystemsFile = Sheet & {
  sheet: string;
  sheets: string[];
  headerRow: number;
  columns: SheetColumn[];
  ignored: Ignored[];
  /** The mapping used, by column number. */
  mapping: Mapping | null;
  /** Equal for files with the same headings. */
  shape: string;
  /** Equal for the same list in the same file. */
  fingerprint: string;
};

/**
 * Reads a file of systems, CSV or an Excel workbook.
 * @throws RefusedSheet for another kind of file or one that is too long; Unusable for a sheet, a header or a mapping that does not exist
 */
export async function readSystemsFile(bytes: Buffer, asked: Asked): Promise<SystemsFile> {
  const { file, mapping: given } = asked.type?.startsWith('multipart/form-data')
    ? await partsOf(bytes, asked.type)
    : { file: bytes, mapping: undefined };
  const text = given ?? asked.mapping;
  const mapping = text === undefined ? undefined : mappingIn(text);
  const people = asked.people ?? new Map<string, number>();
  const book = await bookOf(file);
  const [broken] = book.sheets.flatMap(({ lines, fault }) => (lines.length === 0 && fault ? [fault] : []));
  if (book.sheets.every(({ lines }) => lines.length === 0))
    return unreadable(file, broken ?? { line: 1, column: '', message: 'The file is empty.' });
  const table = tableOf(book, asked);
  const { fault } = book.sheets.find(({ name }) => name === table.sheet) ?? {};
  const { ownFields = [] } = asked;
  return fault ? unreadable(file, fault) : read(table, { file, mapping, people, ownFields });
}

function read(
  table: Table,
  {
    file,
    mapping,
    people,
    ownFields,
  }: { file: Buffer; mapping: Mapping | undefined; people: People; ownFields: readonly OwnField[] },
): SystemsFile {
  const { sheet, sheets, headerRow } = table;
  const wide = sheet === '' ? table : { ...table, headings: widened(table) };
  const columns = mappedColumns(wide.headings, mapping, ownFields);
  return {
    ...readSheet(wide, columns, people),
    sheet,
    sheets,
    headerRow,
    columns: columnsOf(wide, { mapped: mapping && columns, people }),
    ignored: ignoredOf(wide, columns),
    mapping: mapping ? mappingToKeep(wide.headings, mapping) : null,
    shape: digest(JSON.stringify(wide.headings)),
    fingerprint: digest(file, sheet),
  };
}

/** Adds headings for cells to the right of a workbook's list, which are columns without a heading. */
function widened({ headings, lines }: { headings: readonly string[]; lines: readonly Line[] }): string[] {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, at) => headings[at] ?? '');
}

/** A file without readable rows. */
function unreadable(file: Buffer, fault: Fault): SystemsFile {
  const nothing = { rows: 0, systems: [], leftEmpty: [], titles: {}, columns: [], ignored: [] };
  const list = { sheet: '', sheets: [''], headerRow: fault.line, mapping: null, shape: '', fingerprint: digest(file) };
  return { ...nothing, ...list, faults: [fault], faultCount: 1 };
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** @throws Unusable for a form without a file, or with a mapping that is too long */
async function partsOf(bytes: Buffer, type: string): Promise<{ file: Buffer; mapping: string | undefined }> {
  const body = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof Blob))
    throw new Unusable('The form contains no file. Please send the file as the part “file”.');
  if (file.size > systemsFile.maxBytes) throw new RefusedSheet(systemsFile.tooLarge);
  const mapping = form?.get('mapping') ?? undefined;
  const text = mapping instanceof Blob ? await mapping.text() : mapping;
  if (text !== undefined && Buffer.byteLength(text) > systemsFile.mapping.inBody)
    throw new Unusable('The mapping is larger than 256 KB.');
  return { file: Buffer.from(await file.arrayBuffer()), mapping: text };
}
