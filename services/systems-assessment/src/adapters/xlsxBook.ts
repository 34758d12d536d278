import { type Most, TooLarge } from '@aicp/service/sandbox/csvRows';
import { hearXml, type XmlListener } from '@aicp/service/sandbox/hearXml';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Book, BookSheet } from '../domain/book.ts';
import { type Settings, sheetRows } from './sheetRows.ts';
import { dayStyles, relationships, sharedTexts, sheets } from './workbookParts.ts';

/** A sheet that is not taken, with the sentence that says why. */
export class RefusedSheet extends Error {}

const MOST_PARTS = 2_000;
const LARGEST_UNPACKED = 50 * 1024 * 1024;

const DAMAGED = 'The workbook is damaged, or is not a plain Excel workbook (.xlsx).';
const MACROS = 'The workbook contains macros. Please save it as .xlsx without them.';
const BINARY = 'This is a binary workbook (.xlsb). Please save it as .xlsx.';
const OPEN_DOCUMENT = 'This is an OpenDocument file. Please save it as .xlsx or as CSV (UTF-8).';
const OLD = 'This is an older Excel workbook (.xls). Please save it as .xlsx.';
const LOCKED = 'The workbook is protected by a password. Please save it without one.';
const TOO_LARGE = 'The workbook is larger than 50 MB when unpacked.';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether a file is a workbook, or some other container that people take for one. */
export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes.subarray(0, 8).equals(COMPOUND);
}

/**
 * The visible sheets of an Excel workbook in its order, days as ISO days. Of the archive only what the sheets need is unpacked, as it is
 * read, and no further than a list of systems can go.
 * @throws RefusedSheet
 */
export async function xlsxBook(bytes: Buffer, most: Most): Promise<Book> {
  if (bytes.subarray(0, 8).equals(COMPOUND)) throw new RefusedSheet(bytes.includes(ENCRYPTED) ? LOCKED : OLD);
  try {
    const read = await opened(bytes);
    const book = sheets();
    await read('xl/workbook.xml', book.listener);
    const related = relationships();
    await read('xl/_rels/workbook.xml.rels', related.listener);
    const partOf = (kind: string) => related.found.find(other => other.kind === kind)?.target;
    const [texts, days] = [sharedTexts(), dayStyles()];
    await read(partOf('sharedStrings'), texts.listener);
    await read(partOf('styles'), days.listener);
    const settings = { texts: texts.found, isDay: days.found, from1904: book.found.from1904 };
    const found: BookSheet[] = [];
    for (const { name, relationship } of book.found.sheets.filter(({ isShown }) => isShown)) {
      const part = related.found.find(({ id, kind }) => id === relationship && kind === 'worksheet');
      if (part) found.push(await sheetAt(part.target, name, settings, most, read));
    }
    if (found.length === 0) throw new RefusedSheet(DAMAGED);
    return { sheets: found };
  } catch (error) {
    if (error instanceof RefusedSheet) throw error;
    throw new RefusedSheet(DAMAGED);
  }
}

async function sheetAt(path: string, name: string, settings: Settings, most: Most, read: Read): Promise<BookSheet> {
  const rows = sheetRows(settings, most);
  try {
    await read(path, rows.listener);
    return { name, lines: rows.found };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { name, lines: rows.found, fault: { line: rows.line(), column: '', message: error.message } };
  }
}

type Read = (path: string | undefined, listener: XmlListener) => Promise<void>;

/** The parts of an archive by name. What a part says of its size is not believed: the library fails when it is another. */
async function opened(bytes: Buffer): Promise<Read> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (archive.entryCount > MOST_PARTS) throw new RefusedSheet(DAMAGED);
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry);
  refuseOthers(new Set(parts.keys()));
  if ([...parts.values()].some(entry => entry.isEncrypted())) throw new RefusedSheet(LOCKED);
  let room = LARGEST_UNPACKED;
  const take = (size: number) => {
    room -= size;
    if (room < 0) throw new RefusedSheet(TOO_LARGE);
  };
  const read: Read = async (path, listener) => {
    const entry = parts.get(path?.toLowerCase() ?? '');
    if (!entry && path === undefined) return;
    if (!entry) throw new RefusedSheet(DAMAGED);
    take(entry.uncompressedSize);
    await hearXml(await partOf(archive, entry), listener);
  };
  let isMacro = false;
  await read('[Content_Types].xml', {
    open: (_name, attribute) => {
      if (/macroenabled|vbaproject/i.test(attribute('ContentType') ?? '')) isMacro = true;
    },
  });
  if (isMacro) throw new RefusedSheet(MACROS);
  return read;
}

function refuseOthers(names: ReadonlySet<string>): void {
  if ([...names].some(name => /vbaproject[^/]*\.bin$/.test(name))) throw new RefusedSheet(MACROS);
  if (names.has('xl/workbook.bin')) throw new RefusedSheet(BINARY);
  if (names.has('mimetype') && names.has('content.xml')) throw new RefusedSheet(OPEN_DOCUMENT);
}

const partOf = async (archive: ZipFile, entry: Entry) =>
  (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
