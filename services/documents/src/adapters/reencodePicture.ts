import { drawsPicture } from '@aicp/render/pdfLibrary';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Picture } from '../domain/branding.ts';
import { readPicture } from './readPicture.ts';

/** The maximum size of the output: a tightly packed picture can grow. */
const MAX_BYTES = 1024 * 1024;
/** Decoding a JPEG takes many times the memory of its pixels. */
const JPEG_LIMITS = { maxResolutionInMP: 4, maxMemoryUsageInMB: 160, tolerantDecoding: false, formatAsRGBA: true };
const QUALITY = 92;

/**
 * Decodes a picture and encodes it again: the output contains pixels only, in the plainest form of its format. It takes time and memory,
 * and needs its own thread.
 * @returns null for a picture that documents cannot use
 */
export async function reencodePicture(bytes: Buffer): Promise<Picture | null> {
  const read = readPicture(bytes);
  if (!read) return null;
  const { kind, width, height } = read;
  try {
    const written = kind === 'png' ? plainPng(bytes) : plainJpeg(bytes);
    if (written.length > MAX_BYTES || !isSame(kind, written, width, height)) return null;
    return (await drawsPicture(written, kind)) ? { kind, width, height, bytes: written } : null;
  } catch {
    return null;
  }
}

/** Whether the decoder found the same picture; one that reads the file differently would find another. */
function isSame(kind: Picture['kind'], written: Buffer, width: number, height: number): boolean {
  const read = readPicture(written);
  return read?.kind === kind && read.width === width && read.height === height;
}

function plainPng(bytes: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(bytes);
  let opaque = true;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) opaque = false;
  return PNG.sync.write(Object.assign(new PNG({ width, height }), { data }), { colorType: opaque ? 2 : 6 });
}

function plainJpeg(bytes: Buffer): Buffer {
  const { width, height, data } = jpeg.decode(bytes, JPEG_LIMITS);
  return jpeg.encode({ width, height, data: Buffer.from(data) }, QUALITY).data;
}
