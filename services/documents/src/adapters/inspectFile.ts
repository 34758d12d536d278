import { type FileHandle, open, readFile } from 'node:fs/promises';
import type { FileEnding } from '@aicp/contracts/limits';
import { fileTypeFromFile } from 'file-type';
import { type ArchiveKind, inspectArchive } from './inspectArchive.ts';
import { inspectPdf } from './inspectPdf.ts';
import { inspectText, type TextKind } from './inspectText.ts';

const ARCHIVES: readonly FileEnding[] = ['docx', 'xlsx', 'pptx', 'odt', 'zip'];
const TEXTS: readonly FileEnding[] = ['csv', 'json', 'txt', 'eml'];
const TAIL = 66 * 1024;
/** The number of bytes within which a PDF begins (ISO 32000-1, implementation notes). */
const PDF_HEAD = 1_024;
const END_OF_ARCHIVE = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_OF_JPG = Buffer.from([0xff, 0xd9]);
const END_OF_PNG = Buffer.from('IEND\xaeB`\x82', 'latin1');
/** Ends of trailers that cameras and picture programs append to a picture: Samsung, Photo Mechanic, FotoStation. */
const TRAILERS = ['SEFT', 'cbipcbbl', '\xa1\xb2\xc3\xd4'];

/**
 * Inspects a file with suspicion: does its content match its ending, from the first byte to the last, without anything else?
 * @returns the sentence to refuse it with, or null
 */
export async function inspectFile(path: string, bytes: number, kind: FileEnding): Promise<string | null> {
  if (bytes === 0) return 'The file is empty.';
  if (TEXTS.includes(kind)) return inspectText(await readFile(path), kind as TextKind);
  const file = await open(path, 'r');
  try {
    const [head, tail] = [
      await read(file, 0, PDF_HEAD),
      await read(file, Math.max(0, bytes - TAIL), Math.min(TAIL, bytes)),
    ];
    if (kind === 'pdf') {
      const fault = pdfFault(head, await withoutFill(file, bytes));
      return fault ?? (tail.includes(END_OF_ARCHIVE) ? hides('PDF') : inspectPdf(await readFile(path)));
    }
    const { ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
    if (ARCHIVES.includes(kind)) {
      if (ext === 'cfb')
        return `This file is from an older Office program, or has a password. Please save it as .${kind} without a password.`;
      return inspectArchive(path, kind as ArchiveKind, inspectFile);
    }
    if (ext !== (kind === 'doc' ? 'cfb' : kind))
      return ext
        ? `This is a .${ext} file, despite its file name.`
        : `The file does not start like a .${kind} file. Please open it in the program that created it, and save it again.`;
    // Word stores the theme of an older document in it as an archive, which is not at its end.
    if (kind === 'doc') return endsAsArchive(tail) ? hides('document') : null;
    if (tail.includes(END_OF_ARCHIVE)) return hides('picture');
    if (kind === 'jpg') return endFault(await withoutFill(file, bytes), END_OF_JPG, 1, TRAILERS);
    return kind === 'png' ? endFault(await withoutFill(file, bytes), END_OF_PNG, 0, []) : null;
  } finally {
    await file.close();
  }
}

function endsAsArchive(tail: Buffer): boolean {
  const at = tail.lastIndexOf(END_OF_ARCHIVE);
  // The last record of an archive has 22 bytes and a comment, whose length is in the last two bytes.
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) >= tail.length;
}

const hides = (what: string) => `An archive follows the end of the ${what}. Please save the file again without it.`;

function pdfFault(head: Buffer, tail: Buffer): string | null {
  const at = head.indexOf('%PDF-');
  if (at < 0) return 'The file is not a valid .pdf file: its header is missing.';
  const before = head.subarray(0, at).toString('latin1').replace('\xef\xbb\xbf', '');
  if (/[^\s\0]/.test(before)) return 'The file has other content before the PDF. Please print it to a new PDF.';
  const end = tail.subarray(-1_024).includes('%%EOF');
  if (end) return null;
  return tail.includes('%%EOF')
    ? 'The file has other content after the PDF. Please print it to a new PDF.'
    : 'The end of the PDF is missing. Please save or download the complete file again, or print it to a new PDF.';
}

/** @param most bytes after the end that are too few to hide anything */
function endFault(tail: Buffer, end: Buffer, most: number, trailers: readonly string[]): string | null {
  const at = tail.lastIndexOf(end);
  const behind = tail.length - at - end.length;
  if (at >= 0 && behind <= most) return null;
  const text = tail.subarray(-64).toString('latin1');
  if (at >= 0 && trailers.some(trailer => text.endsWith(trailer))) return null;
  return at < 0
    ? 'The end of the picture is missing. Please save or download the complete file again.'
    : `${behind} bytes follow the end of the picture. Please open it and save it again.`;
}

/** The last bytes of a file, without the zeros and white space that programs append. */
async function withoutFill(file: FileHandle, bytes: number): Promise<Buffer> {
  for (let end = bytes; end > 0; end -= TAIL) {
    const tail = await read(file, Math.max(0, end - TAIL), Math.min(TAIL, end));
    let length = tail.length;
    while (length > 0 && FILL.has(tail[length - 1] ?? -1)) length -= 1;
    if (length > 0)
      return length > TAIL / 2
        ? tail.subarray(0, length)
        : read(file, Math.max(0, end - tail.length + length - TAIL), Math.min(TAIL, end - tail.length + length));
  }
  return Buffer.alloc(0);
}
const FILL = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
