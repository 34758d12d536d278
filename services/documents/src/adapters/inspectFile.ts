import { type FileHandle, open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { EvidenceKind } from '../domain/evidence.ts';
import { inspectArchive } from './inspectArchive.ts';
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
