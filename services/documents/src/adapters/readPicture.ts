import { crc32, inflateSync } from 'node:zlib';
import { type Picture, WIDEST_LOGO } from '../domain/branding.ts';

type Size = Pick<Picture, 'kind' | 'width' | 'height'>;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples for each pixel, by PNG colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Reads a PNG or JPEG to its end before anything decodes it. Files that decoders could read in two ways, or that exceed their declared
 * size, are refused here.
 * @returns null for anything else
 */
export function readPicture(bytes: Buffer): Size | null {
  try {
    return bytes.subarray(0, 8).equals(PNG) ? readPng(bytes) : readJpeg(bytes);
  } catch {
    return null;
  }
}

const fits = (width: number, height: number) => width > 0 && height > 0 && Math.max(width, height) <= WIDEST_LOGO;

type Chunk = { type: string; data: Buffer };

function readPng(bytes: Buffer): Size | null {
  const chunks = chunksOf(bytes);
  if (!chunks || !isInOrder(chunks.map(({ type }) => type))) return null;
  const [header] = chunks;
  if (header?.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour = 0, compression, filter, interlaced] = header.data.subarray(8);
  const samples = SAMPLES[colour];
  const plain = depth === 8 && compression === 0 && filter === 0 && interlaced === 0;
  if (!plain || samples === undefined || !fits(width, height)) return null;
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return null;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(chunk => chunk.data));
  const row = 1 + width * samples;
  const pixels = inflateSync(data, { maxOutputLength: row * height });
  const whole = pixels.length === row * height;
  return whole && Array.from({ length: height }).every((_, y) => (pixels[y * row] ?? 5) <= 4)
    ? { kind: 'png', width, height }
    : null;
}

/** The chunks up to the end of the file; null if one is damaged, or data follows the last one. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + length;
    if (next > bytes.length || crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4)) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') return next === bytes.length && length === 0 ? chunks : null;
    at = next;
  }
  return null;
}

/**
 * One header, first; at most one palette, before the data; the data in one piece. With a second header, two programs could read two sizes.
 * Capital letters mark chunks that a decoder must understand.
 */
function isInOrder(types: readonly string[]): boolean {
  const critical = types.filter(type => /^[A-Z]/.test(type)).join(' ');
  const dataInOnePiece = !/IDAT (?!IDAT|IEND)/.test(types.join(' '));
  return /^IHDR( PLTE)?( IDAT)+ IEND$/.test(critical) && types[0] === 'IHDR' && dataInOnePiece;
}

/** Reads the markers up to the frame's, which states the size. */
function readJpeg(bytes: Buffer): Size | null {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null;
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    const [depth, components = 0] = [bytes[at + 4], bytes[at + 9]];
    return depth === 8 && [1, 3].includes(components) && fits(width, height) ? { kind: 'jpg', width, height } : null;
  }
  return null;
}
