import { open } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { officeFault, partFault } from '../domain/officeParts.ts';

const MOST_ENTRIES = 2_000;
const LARGEST_UNPACKED = 200 * 1024 * 1024;
/** Of parts that are read as text: content types and relationships. */
const LARGEST_TEXT = 4 * 1024 * 1024;
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
export async function inspectArchive(path: string, kind: keyof typeof MUST_HAVE): Promise<string | null> {
  if (!(await beginsAtOnce(path))) return DAMAGED;
  try {
    const archive = await openPromise(path, { lazyEntries: true, strictFileNames: true });
    if (archive.entryCount > MOST_ENTRIES) return `The document contains more than ${MOST_ENTRIES} parts.`;
    const names = new Set<string>();
    let room = LARGEST_UNPACKED;
    for await (const entry of archive.eachEntry()) {
      names.add(entry.fileName);
      if (entry.uncompressedSize > room) return 'The document is larger than 200 MB when unpacked.';
      if (entry.fileName.endsWith('/')) continue;
      // What an entry says of its size is not believed: the library fails when it is another.
      const { bytes, fault } = await lookInto(archive, entry);
      if (fault) return fault;
      room -= bytes;
    }
    return names.has(MUST_HAVE[kind]) && names.has('[Content_Types].xml') ? null : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

async function lookInto(archive: ZipFile, entry: Entry): Promise<{ bytes: number; fault: string | null }> {
  const name = entry.fileName.toLowerCase();
  const isText = name === '[content_types].xml' || name.endsWith('.rels');
  const text: Buffer[] = [];
  let bytes = 0;
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  let hasProgram = false;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (head.length < 8) head = Buffer.concat([head, chunk.subarray(0, 8)]);
    // A sentence may begin in one chunk and end in the next.
    if (Buffer.concat([tail, chunk]).includes(DOS_STUB)) hasProgram = true;
    tail = chunk.subarray(-DOS_STUB.length);
    bytes += chunk.length;
    if (isText && bytes > LARGEST_TEXT) return { bytes, fault: DAMAGED };
    if (isText) text.push(chunk);
  }
  const fault = partFault(name, head, hasProgram) ?? (isText ? officeFault(Buffer.concat(text)) : null);
  return { bytes, fault };
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
