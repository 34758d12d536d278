import { open, rm } from 'node:fs/promises';
import { type FileEnding, mediaTypes } from '@aicp/contracts/limits';
import {
  CONTENT_TYPES,
  contentTypes,
  PACKAGE,
  partName,
  relationships,
  relationshipsOf,
} from '@aicp/service/sandbox/officePackage';
import { type Attribute, type Places, streamXml } from '@aicp/service/sandbox/streamXml';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { linkFault, listedFault, partFault } from '../domain/officeParts.ts';

export type ArchiveKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'zip';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Limit for all parts that are read as text, together: content types, relationships, and the contents of an OpenDocument text. */
const MAX_TEXT = 64 * 1024 * 1024;
const LOCAL_HEADER = '504b0304';
/** Archive types by their first bytes: RAR, 7-Zip, gzip, bzip2 and XZ. */
const ARCHIVES = /^(?:52617221|377abcaf|1f8b|425a68|fd377a58)/;
/** Present near the beginning of every Windows program, wherever it is embedded. */
const DOS_STUB = Buffer.from('This program cannot be run in DOS mode', 'latin1');

const AGAIN = 'Please open it in the program that created it, and save it again.';
const CUT_OFF = 'The end of the file is missing. Please save or download the complete file again.';
const LOCKED = 'The file is protected by a password, so it cannot be checked. Please save it without one.';
const NESTED = 'contains another archive, which cannot be checked. Please unpack it first.';

/** Types of the main parts of Office documents. */
const MAIN: Partial<Record<ArchiveKind, RegExp>> = {
  docx: /wordprocessingml\.(?:document|template)\.main/,
  xlsx: /spreadsheetml\.(?:sheet|template)\.main/,
  pptx: /presentationml\.(?:presentation|slideshow|template)\.main/,
};

/** The archive being checked, and the remaining limits. */
type Look = { archive: ZipFile; path: string; kind: ArchiveKind; inspect: Inspect; room: number; text: number };
type Inspect = (path: string, bytes: number, kind: FileEnding) => Promise<string | null>;

/**
 * Checks an archive while unpacking it without storing anything. It refuses zip bombs, names that leave the folder, macros, programs,
 * contents loaded from elsewhere on opening, and bytes before the beginning. Files within a ZIP archive are checked like uploads.
 * @param inspect checks a file of a ZIP archive
 * @returns the message to refuse it with, or null
 */
export async function inspectArchive(path: string, kind: ArchiveKind, inspect: Inspect): Promise<string | null> {
  if (!(await beginsAtOnce(path))) return `The file does not start like a .${kind} file. ${AGAIN}`;
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!archive) return CUT_OFF;
  try {
    if (archive.entryCount > MAX_ENTRIES) return `The file contains more than ${MAX_ENTRIES} parts.`;
    return await lookThrough({ archive, path, kind, inspect, room: MAX_UNPACKED_BYTES, text: MAX_TEXT });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return `The file cannot be read: ${reason}. ${AGAIN}`;
  } finally {
    archive.close();
  }
}

async function lookThrough(look: Look): Promise<string | null> {
  const { archive, kind } = look;
  const names = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) return LOCKED;
    const name = partName(entry.fileName);
    names.set(name, entry);
    if (entry.uncompressedSize > look.room) return 'The file is larger than 200 MB when unpacked.';
    look.room -= entry.uncompressedSize;
    // Some programs mark an empty part as compressed, and store no bytes for it.
    if (name.endsWith('/') || entry.compressedSize === 0) continue;
    const fault = (await lookInto(look, entry, name)) ?? (await readList(look, entry, name));
    if (fault) return fault;
  }
  if (kind === 'zip') return names.size > 0 ? null : 'The archive is empty.';
  return kind === 'odt' ? textFault(look, names) : documentFault(look, names);
}

/** Unpacks a part without storing it; the size that an entry declares is not trusted. */
async function lookInto(look: Look, entry: Entry, name: string): Promise<string | null> {
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  let hasProgram = false;
  for await (const chunk of await partOf(look.archive, entry)) {
    if (head.length < 8) head = Buffer.concat([head, chunk.subarray(0, 8)]);
    // The text may begin in one chunk and end in the next.
    if (Buffer.concat([tail, chunk]).includes(DOS_STUB)) hasProgram = true;
    tail = chunk.subarray(-DOS_STUB.length);
  }
  const fault = partFault(name, head, hasProgram);
  if (fault || look.kind !== 'zip') return fault;
  const ending = name.slice(name.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  const begins = head.toString('hex');
  if (ending === 'zip' || ARCHIVES.test(begins)) return `${entry.fileName} ${NESTED}`;
  const isKnown = Object.hasOwn(mediaTypes, ending);
  if (!isKnown) return begins.startsWith(LOCAL_HEADER) ? `${entry.fileName} ${NESTED}` : null;
  const inner = await fileFault(look, entry, ending as FileEnding);
  return inner && `${entry.fileName}: ${inner}`;
}

/** Checks a file within an archive like an upload. */
async function fileFault({ archive, path, inspect }: Look, entry: Entry, kind: FileEnding): Promise<string | null> {
  const own = `${path}-part`;
  const file = await open(own, 'w');
  try {
    await file.writeFile(await partOf(archive, entry));
    return await inspect(own, entry.uncompressedSize, kind);
  } finally {
    await file.close();
    await rm(own);
  }
}

/** Reads a list of parts: content types or relationships. In the contents of an OpenDocument text, reads the links. */
async function readList(look: Look, entry: Entry, name: string): Promise<string | null> {
  const isOffice = look.kind !== 'odt' && look.kind !== 'zip';
  const isList = isOffice && (name === CONTENT_TYPES || name.endsWith('.rels'));
  const hasLinks = look.kind === 'odt' && /^(?:[^/]*\/)?(?:content|styles)\.xml$/.test(name);
  if (!isList && !hasLinks) return null;
  look.text -= entry.uncompressedSize;
  if (look.text < 0) return 'The lists of parts are too long to be read.';
  return hasLinks ? linksFault(look, entry) : listFault(look, entry);
}

async function listFault({ archive }: Look, entry: Entry): Promise<string | null> {
  let fault: string | null = `${entry.fileName} is not a list of parts. ${AGAIN}`;
  const begins = () => {
    fault = null;
  };
  const listed = (attribute: Attribute) => {
    const [contentType = '', type = ''] = [attribute('ContentType'), attribute('Type')];
    const [targetMode = '', target = ''] = [attribute('TargetMode'), attribute('Target')];
    fault ??= listedFault({ contentType, type, targetMode, target });
  };
  await streamXml(await partOf(archive, entry), PACKAGE, {
    Types: { open: begins },
    'Types/Default': { open: listed },
    'Types/Override': { open: listed },
    Relationships: { open: begins },
    'Relationships/Relationship': { open: listed },
  });
  return fault;
}

async function linksFault({ archive }: Look, entry: Entry): Promise<string | null> {
  let fault: string | null = null;
  await streamXml(await partOf(archive, entry), PACKAGE, {}, (name, attributes) => {
    for (const attribute in attributes)
      if (/(?:^|:)href$/.test(attribute)) fault ??= linkFault(name, attributes[attribute] ?? '');
  });
  return fault;
}

/** The message to refuse a package without a main part of its kind, or null. */
async function documentFault({ archive, kind }: Look, names: ReadonlyMap<string, Entry>): Promise<string | null> {
  const [types, related] = [contentTypes(), relationships('')];
  const read = async (name: string, places: Places) => {
    const entry = names.get(name);
    if (entry) await streamXml(await partOf(archive, entry), PACKAGE, places);
  };
  await read(CONTENT_TYPES, types.places);
  await read(relationshipsOf(''), related.places);
  const main = related.found.find(other => other.kind === 'officeDocument')?.part ?? '';
  if (names.has(main) && MAIN[kind]?.test(types.typeOf(main))) return null;
  const [other] = Object.entries(MAIN).find(([, type]) => type.test(types.typeOf(main))) ?? [];
  return other ? `This is a .${other} file, despite its file name.` : `The file is not a .${kind} file. ${AGAIN}`;
}

/** The message to refuse an archive that is not an OpenDocument text or has macros, or null. */
async function textFault({ archive }: Look, names: ReadonlyMap<string, Entry>): Promise<string | null> {
  const entry = names.get('mimetype');
  let mimetype = '';
  if (entry) for await (const chunk of await partOf(archive, entry)) mimetype += chunk.toString('latin1', 0, 100);
  if (!mimetype.startsWith('application/vnd.oasis.opendocument.text') || !names.has('content.xml'))
    return 'The file is not an OpenDocument text (.odt).';
  const hasMacros = [...names.keys()].some(name => /^(?:basic|scripts)\/.*[^/]$/.test(name));
  return hasMacros ? 'Documents with macros are not accepted.' : null;
}

const partOf = async (archive: ZipFile, entry: Entry) =>
  (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;

async function beginsAtOnce(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('hex') === LOCAL_HEADER;
  } finally {
    await file.close();
  }
}
