import { type Most, TooLarge } from '@aicp/service/sandbox/csvRows';
import {
  CONTENT_TYPES,
  contentTypes,
  PACKAGE,
  partName,
  relationships,
  relationshipsOf,
} from '@aicp/service/sandbox/officePackage';
import { type Places, streamXml } from '@aicp/service/sandbox/streamXml';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Book, BookSheet } from '../domain/book.ts';
import { numbersAsShown } from './asShown.ts';
import { archiveFault, BINARY, compoundFault, LOCKED, MACROS, RefusedSheet } from './refuseOtherKinds.ts';
import { type Settings, sheetRows, WORKBOOK_LIMITS } from './sheetRows.ts';
import { SPREADSHEET, sharedTexts, sheets, styles } from './workbookParts.ts';

const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

const AGAIN = 'Please open it in Excel and save it again.';
const TOO_LARGE = 'The workbook is larger than 50 MB when unpacked. Please keep only the sheet to import.';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether a file is an archive, as workbooks are, or the container of older Office programs. */
export function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' || isEmptyArchive(bytes) || isCompound(bytes);
}

const isEmptyArchive = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\x05\x06';
const isCompound = (bytes: Buffer) => bytes.subarray(0, 8).equals(COMPOUND);

/**
 * The visible sheets of an Excel workbook in order. Unpacks only the needed parts of the archive while reading, and only as far as a list
 * of systems can go.
 * @throws RefusedSheet
 */
export async function xlsxBook(bytes: Buffer, most: Most): Promise<Book> {
  if (isCompound(bytes)) throw new RefusedSheet(compoundFault(bytes));
  try {
    return await bookIn(await openArchive(bytes), most);
  } catch (error) {
    throw error instanceof TooLarge ? new RefusedSheet(error.message) : error;
  }
}

async function bookIn(archive: Archive, most: Most): Promise<Book> {
  const workbook = await workbookIn(archive);
  const book = sheets();
  await archive.read(workbook, SPREADSHEET, book.places);
  const related = relationships(workbook);
  await archive.read(relationshipsOf(workbook), PACKAGE, related.places);
  const partOf = (kind: string) => related.found.find(other => other.kind === kind)?.part;
  const [texts, looks] = [sharedTexts(), styles()];
  const [sharedStrings, styleSheet] = [partOf('sharedStrings'), partOf('styles')];
  if (sharedStrings !== undefined) await archive.read(sharedStrings, SPREADSHEET, texts.places);
  if (styleSheet !== undefined) await archive.read(styleSheet, SPREADSHEET, looks.places);
  const settings = {
    texts: texts.found,
    styleOf: looks.styleOf,
    shown: numbersAsShown(book.found.from1904),
    room: { cells: WORKBOOK_LIMITS.cells, characters: WORKBOOK_LIMITS.characters },
  };
  const found: BookSheet[] = [];
  for (const { name, relationship } of book.found.sheets.filter(({ isShown }) => isShown)) {
    const sheet = related.found.find(({ id }) => id === relationship);
    if (sheet?.kind === 'worksheet') found.push(await sheetIn(archive, sheet.part, name, settings, most));
  }
  if (book.found.sheets.length === 0) throw new RefusedSheet(`No sheet is listed in ${workbook}. ${AGAIN}`);
  if (found.length === 0)
    throw new RefusedSheet(
      'All sheets of the workbook are hidden. Please unhide the sheet to import and save the workbook again.',
    );
  return { sheets: found };
}

async function sheetIn(
  archive: Archive,
  part: string,
  name: string,
  settings: Settings,
  most: Most,
): Promise<BookSheet> {
  const rows = sheetRows(settings, most);
  try {
    await archive.read(part, SPREADSHEET, rows.places);
    return { name, lines: rows.found };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { name, lines: rows.found, fault: { line: rows.line(), column: '', message: error.message } };
  }
}

/**
 * The workbook part named by the package.
 * @throws RefusedSheet for another kind of package
 */
async function workbookIn(archive: Archive): Promise<string> {
  const { names, read, textOf } = archive;
  const [types, related] = [contentTypes(), relationships('')];
  if (names.has(CONTENT_TYPES)) await read(CONTENT_TYPES, PACKAGE, types.places);
  const start = relationshipsOf('');
  if (names.has(start)) await read(start, PACKAGE, related.places);
  const workbook = related.found.find(({ kind }) => kind === 'officeDocument')?.part;
  const type = workbook === undefined ? '' : types.typeOf(workbook);
  if (type.includes('sheet.binary')) throw new RefusedSheet(BINARY);
  if (workbook === undefined || !(type.includes('spreadsheetml') || type.includes('ms-excel')))
    throw new RefusedSheet(archiveFault(names, names.has('mimetype') ? await textOf('mimetype') : '', type));
  if ([...names].some(name => types.typeOf(name).includes('vbaproject'))) throw new RefusedSheet(MACROS);
  return workbook;
}

type Archive = {
  names: ReadonlySet<string>;
  /** @throws RefusedSheet for a part that is missing or cannot be read */
  read(part: string, namespaces: ReadonlySet<string>, places: Places): Promise<void>;
  /** The first hundred characters of a part. */
  textOf(part: string): Promise<string>;
};

/** The parts of an archive by name. Declared sizes are not trusted: unpacked bytes are counted. */
async function openArchive(bytes: Buffer): Promise<Archive> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false }).catch(() => {
    throw new RefusedSheet('The end of the file is missing. Please save or download the complete file again.');
  });
  if (archive.entryCount > MAX_PARTS)
    throw new RefusedSheet(`The workbook has more than ${MAX_PARTS} parts. Please keep only the sheet to import.`);
  const parts = new Map<string, Entry>();
  try {
    for await (const entry of archive.eachEntry()) parts.set(partName(entry.fileName), entry);
  } catch (error) {
    throw new RefusedSheet(`The workbook’s archive cannot be read (${reasonOf(error)}). ${AGAIN}`);
  }
  if ([...parts.values()].some(entry => entry.isEncrypted())) throw new RefusedSheet(LOCKED);
  let room = MAX_UNPACKED_BYTES;
  async function* unpacked(part: string): AsyncIterable<Buffer> {
    const entry = parts.get(part);
    if (!entry) throw new RefusedSheet(`The workbook refers to a part that is missing (${part}). ${AGAIN}`);
    // Some programs mark an empty part as compressed, and store no bytes for it.
    if (entry.compressedSize === 0) return;
    for await (const chunk of await streamOf(archive, entry)) {
      room -= chunk.length;
      if (room < 0) throw new TooLarge(TOO_LARGE);
      yield chunk;
    }
  }
  return {
    names: new Set(parts.keys()),
    async read(part, namespaces, places) {
      try {
        await streamXml(unpacked(part), namespaces, places);
      } catch (error) {
        if (error instanceof RefusedSheet || error instanceof TooLarge) throw error;
        throw new RefusedSheet(`A part of the workbook cannot be read (${part}: ${reasonOf(error)}). ${AGAIN}`);
      }
    },
    async textOf(part) {
      for await (const chunk of unpacked(part)) return chunk.toString('latin1', 0, 100);
      return '';
    },
  };
}

/** The failing library's own words, for support. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

const streamOf = async (archive: ZipFile, entry: Entry) =>
  (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
