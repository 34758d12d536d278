import { crc32, inflateSync } from 'node:zlib';
import { WIDEST_LOGO } from '../domain/branding.ts';

export type Picture = { kind: 'png' | 'jpg'; width: number; height: number };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples of a pixel by PNG's colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Reads a PNG or JPEG to its end, so that drawing it later meets no surprise: what a decoder would stumble over, or
 * would swell beyond its size, is refused here.
 * @returns null for anything else
 */
export function readPicture(bytes: Buffer): Picture | null {
  try {
    return bytes.subarray(0, 8).equals(PNG) ? readPng(bytes) : readJpeg(bytes);
  } catch {
    return null;
  }
}

const fits = (width: number, height: number) => width > 0 && height > 0 && Math.max(width, height) <= WIDEST_LOGO;

function readPng(bytes: Buffer): Picture | null {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced] = bytes.subarray(24, 29);
  const samples = SAMPLES[colour];
  const plain = bytes.toString('latin1', 12, 16) === 'IHDR' && interlaced === 0 && depth === 8;
  if (!plain || samples === undefined || !fits(width, height)) return null;
  const data: Buffer[] = [];
  let palette = false;
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + length;
    if (next > bytes.length || crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4)) return null;
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === 'PLTE') palette = true;
    if (type === 'IEND') return next === bytes.length && (palette || colour !== 3) && whole() ? result() : null;
    at = next;
  }
  return null;

  function whole(): boolean {
    const row = 1 + width * (samples ?? 0);
    const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: row * height });
    return (
      pixels.length === row * height && Array.from({ length: height }).every((_, y) => (pixels[y * row] ?? 5) <= 4)
    );
  }
  function result(): Picture {
    return { kind: 'png', width, height };
  }
}

/** Walks the markers up to the frame's, which says how large it is. */
function readJpeg(bytes: Buffer): Picture | null {
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
