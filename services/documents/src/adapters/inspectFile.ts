import { type FileHandle, open, readFile } from 'node:fs/promises';
import { type Attribute, hearXml } from '@aicp/service/sandbox/hearXml';
import { PACKAGE } from '@aicp/service/sandbox/officePackage';
import { fileTypeFromFile } from 'file-type';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { EvidenceKind } from '../domain/evidence.ts';
import { listedFault, partFault } from '../domain/officeParts.ts';
import { inspectPdf } from './inspectPdf.ts';

/** What the magic bytes must say. A .doc is any document of the older Office container. */
const TYPES: Record<EvidenceKind, readonly string[]> = {
  pdf: ['pdf'],
  doc: ['cfb'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  jpg: ['jpg'],
  png: ['png'],
};
const TAIL = 66 * 1024;
const END_OF_ARCHIVE = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_OF_PNG = Buffer.from('IEND\xaeB`\x82', 'latin1');

/**
 * Looks at a file as a suspicious person would: is it what its ending says, from the first byte to the last, and
 * nothing else?
 * @returns the sentence to refuse it with, or null
 */
export async function inspectFile(path: string, bytes: number, kind: EvidenceKind): Promise<string | null> {
  if (bytes === 0) return 'The file is empty.';
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  if (!detected || !TYPES[kind].includes(detected.ext)) return `The file is not a valid .${kind} file.`;
  if (kind === 'docx' || kind === 'xlsx') return inspectArchive(path, kind);
  const file = await open(path, 'r');
  try {
    const [head, tail] = [await read(file, 0, 8), await read(file, Math.max(0, bytes - TAIL), Math.min(TAIL, bytes))];
    if (!isWhole(kind, head, tail)) return `The file is damaged, or is not a plain .${kind} file.`;
  } finally {
    await file.close();
  }
  return kind === 'pdf' ? inspectPdf(await readFile(path)) : null;
}

function isWhole(kind: EvidenceKind, head: Buffer, tail: Buffer): boolean {
  if (tail.includes(END_OF_ARCHIVE)) return false;
  if (kind === 'pdf')
    return head.subarray(0, 5).toString('latin1') === '%PDF-' && tail.subarray(-1024).includes('%%EOF');
  if (kind === 'jpg') return tail.at(-2) === 0xff && tail.at(-1) === 0xd9;
  return kind !== 'png' || tail.subarray(-END_OF_PNG.length).equals(END_OF_PNG);
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const MOST_ENTRIES = 2_000;
const LARGEST_UNPACKED = 200 * 1024 * 1024;
/** Of all parts together that are read as text: content types and relationships. */
const MOST_TEXT = 8 * 1024 * 1024;
const LOCAL_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const MUST_HAVE = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;
const DAMAGED = 'The file is damaged, or is not a plain Office document.';
/** What every program for Windows holds near its beginning, wherever it is embedded. */
const DOS_STUB = Buffer.from('This program cannot be run in DOS mode', 'latin1');

/**
 * Unpacks an Office document into nothing, counting and looking: no bombs, no climbing names, no macros, no programs, nothing
 * that is loaded from elsewhere when it is opened, nothing before its beginning.
 * @returns the sentence to refuse it with, or null
 */
async function inspectArchive(path: string, kind: keyof typeof MUST_HAVE): Promise<string | null> {
  if (!(await beginsAtOnce(path))) return DAMAGED;
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false });
    if (archive.entryCount > MOST_ENTRIES) return `The document contains more than ${MOST_ENTRIES} parts.`;
    const names = new Set<string>();
    let room = LARGEST_UNPACKED;
    let text = MOST_TEXT;
    for await (const entry of archive.eachEntry()) {
      names.add(entry.fileName);
      if (entry.uncompressedSize > room) return 'The document is larger than 200 MB when unpacked.';
      if (entry.fileName.endsWith('/')) continue;
      // What an entry says of its size is not believed: the library fails when it is another.
      const fault = await lookInto(archive, entry);
      if (fault) return fault;
      room -= entry.uncompressedSize;
      if (!isList(entry)) continue;
      text -= entry.uncompressedSize;
      const listed = text < 0 ? DAMAGED : await lookThrough(archive, entry);
      if (listed) return listed;
    }
    return names.has(MUST_HAVE[kind]) && names.has('[Content_Types].xml') ? null : DAMAGED;
  } catch {
    return DAMAGED;
  } finally {
    archive?.close();
  }
}

const partOf = async (archive: ZipFile, entry: Entry) =>
  (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;

/** Unpacks a part into nothing. @returns the sentence to refuse the document with, or null */
async function lookInto(archive: ZipFile, entry: Entry): Promise<string | null> {
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  let hasProgram = false;
  for await (const chunk of await partOf(archive, entry)) {
    if (head.length < 8) head = Buffer.concat([head, chunk.subarray(0, 8)]);
    // A sentence may begin in one chunk and end in the next.
    if (Buffer.concat([tail, chunk]).includes(DOS_STUB)) hasProgram = true;
    tail = chunk.subarray(-DOS_STUB.length);
  }
  return partFault(entry.fileName.toLowerCase(), head, hasProgram);
}

/** Content types, or relationships. */
function isList({ fileName }: Entry): boolean {
  const name = fileName.toLowerCase();
  return name === '[content_types].xml' || name.endsWith('.rels');
}

/** Reads a list of parts. @returns the sentence to refuse the document with, or null */
async function lookThrough(archive: ZipFile, entry: Entry): Promise<string | null> {
  let fault: string | null = DAMAGED;
  const begins = () => {
    fault = null;
  };
  const listed = (attribute: Attribute) => {
    const [contentType = '', type = ''] = [attribute('ContentType'), attribute('Type')];
    const [targetMode = '', target = ''] = [attribute('TargetMode'), attribute('Target')];
    fault ??= listedFault({ contentType, type, targetMode, target });
  };
  await hearXml(await partOf(archive, entry), PACKAGE, {
    Types: { open: begins },
    'Types/Default': { open: listed },
    'Types/Override': { open: listed },
    Relationships: { open: begins },
    'Relationships/Relationship': { open: listed },
  });
  return fault;
}

async function beginsAtOnce(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(LOCAL_HEADER);
  } finally {
    await file.close();
  }
}
