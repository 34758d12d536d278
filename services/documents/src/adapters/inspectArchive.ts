import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';

const MOST_ENTRIES = 2_000;
const LARGEST_UNPACKED = 200 * 1024 * 1024;
const LOCAL_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const MUST_HAVE = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;
const DAMAGED = 'The file is damaged, or is not a plain Office document.';

/**
 * Unpacks an Office document into nothing, counting: no bombs, no climbing names, no macros, nothing before its beginning.
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
      room -= await sizeOf(await archive.openReadStreamPromise(entry));
    }
    if ([...names].some(name => name.endsWith('vbaProject.bin'))) return 'Documents with macros are not accepted.';
    return names.has(MUST_HAVE[kind]) && names.has('[Content_Types].xml') ? null : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

async function sizeOf(stream: NodeJS.ReadableStream): Promise<number> {
  let bytes = 0;
  await pipeline(stream, async chunks => {
    for await (const chunk of chunks) bytes += (chunk as Buffer).length;
  });
  return bytes;
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
