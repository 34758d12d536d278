import { constants, inflateSync } from 'node:zlib';

const SCRIPTS = 'PDFs that contain scripts or start programs are not accepted. Please print the file to a new PDF.';
const SEALED =
  'Parts of the PDF are encrypted, or packed in an unusual way, so it cannot be checked for scripts. Please print it to a new PDF without protection.';
const TOO_LARGE = 'The PDF is too complicated to be checked for scripts. Please print it to a new PDF.';

const MAX_STREAMS = 100_000;
const MAX_UNPACKED = 200 * 1024 * 1024;
/** Per object stream. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;
/** Bytes unpacked from a stream to recognise it. */
const GLANCE = 256;
const MAX_NAME_LENGTH = 127;
const MAX_GAPS = 64;
/** The kinds of action that run something. */
const RUNNING = new Set(['JavaScript', 'Launch', 'Rendition', 'RichMediaExecute']);
/** An object stream begins with pairs of numbers, perhaps after a comment. */
const OBJECTS = /^\s*(?:\d+\s+\d+\s|%[\x20-\x7e\t]*(?:[\r\n]|$))/;

/**
 * Searches a PDF for actions that run when it is opened: in its objects, and in streams of objects anywhere in the file. Decodes escaped
 * names. The time grows with the size of the file and of its unpacked streams, which are both limited.
 * @returns the sentence to refuse it with, or null
 */
export function inspectPdf(bytes: Buffer): string | null {
  const { runs, objectStreams } = look(bytes);
  if (runs) return SCRIPTS;
  let [streams, room, declared] = [0, MAX_UNPACKED, 0];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    let isDeclared = false;
    for (; (objectStreams[declared] ?? at) < at; declared++) isDeclared = true;
    streams += 1;
    if (streams > MAX_STREAMS) return TOO_LARGE;
    const unpacked = objectsAt(bytes, at + 6);
    if (unpacked === 'too large') return TOO_LARGE;
    if (unpacked === null && isDeclared) return SEALED;
    room -= unpacked?.length ?? 0;
    if (room < 0) return TOO_LARGE;
    if (unpacked && look(unpacked).runs) return SCRIPTS;
  }
  return null;
}

/** The objects in a stream; null if it contains something else. */
function objectsAt(bytes: Buffer, keywordEnd: number): Buffer | 'too large' | null {
  let start = keywordEnd;
  if (bytes[start] === 0x0d) start += 1;
  if (bytes[start] === 0x0a) start += 1;
  const [first = 0, second = 0] = [bytes[start], bytes[start + 1]];
  if ((first & 0x0f) !== 8 || ((first << 8) | second) % 31 !== 0) return null;
  // A truncated stream is read as far as it goes.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_STREAM_BYTES };
  try {
    const glance = inflateSync(bytes.subarray(start, start + GLANCE), options);
    // A predictor adds a small number at the start.
    if (!OBJECTS.test(glance.toString('latin1', (glance[0] ?? 0) < 5 ? 1 : 0, 2 * GLANCE))) return null;
    return inflateSync(bytes.subarray(start), options);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : null;
  }
}

/** Whether these bytes run something, and where they declare streams of objects. */
function look(bytes: Buffer): { runs: boolean; objectStreams: number[] } {
  const objectStreams: number[] = [];
  let lineEnd = 0;
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    const { name, end } = nameAt(bytes, at);
    if (name === 'XFA') return { runs: true, objectStreams };
    if (name === 'ObjStm') objectStreams.push(at);
    if (name !== 'S') continue;
    const value = skipped(end);
    // More comment lines than anyone writes between a name and its value are there to hide it.
    if (value === null || (bytes[value] === 0x2f && RUNNING.has(nameAt(bytes, value).name)))
      return { runs: true, objectStreams };
  }
  return { runs: false, objectStreams };

  /** The position after white space and comments. The end of a line is searched only once, however many comments begin in it. */
  function skipped(from: number): number | null {
    let at = from;
    for (let gap = 0; gap < MAX_GAPS; gap++) {
      while (isSpace(bytes[at])) at += 1;
      if (bytes[at] !== 0x25) return at;
      if (lineEnd < at) lineEnd = endOfLine(bytes, at);
      at = lineEnd;
    }
    return null;
  }
}

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0;

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
  return at;
}

const DELIMITERS = new Set(Buffer.from('()<>[]{}/%', 'latin1'));

/** A name without its slash; null if longer than any name. */
function nameAt(bytes: Buffer, slash: number): { name: string; end: number } {
  let name = '';
  let at = slash + 1;
  for (; at < bytes.length && name.length <= MAX_NAME_LENGTH; at++) {
    const byte = bytes[at] ?? 0;
    if (isSpace(byte) || DELIMITERS.has(byte)) break;
    const code = byte === 0x23 ? bytes.toString('latin1', at + 1, at + 3) : '';
    const isCode = /^[0-9a-fA-F]{2}$/.test(code);
    name += String.fromCharCode(isCode ? Number.parseInt(code, 16) : byte);
    if (isCode) at += 2;
  }
  return { name, end: at };
}
