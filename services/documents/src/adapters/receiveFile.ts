import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file, on disk until it is dropped. */
export type ReceivedFile = {
  path: string;
  size: number;
  sha256: string;
  read(): Readable;
  drop(): Promise<void>;
};

/** Writes a body to disk and counts its bytes, without holding it in memory. Undefined, with nothing left on disk, if it is too large. */
export async function receiveFile(bytes: Readable, largest: number): Promise<ReceivedFile | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'aicp-upload-'));
  const path = join(folder, 'file');
  const drop = () => rm(folder, { recursive: true, force: true });
  const hash = createHash('sha256');
  const tooLarge = new Error('too large');
  let size = 0;
  try {
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > largest) throw tooLarge;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
  } catch (error) {
    await drop();
    if (error === tooLarge) return undefined;
    throw error;
  }
  return { path, size, sha256: hash.digest('hex'), read: () => createReadStream(path), drop };
}
