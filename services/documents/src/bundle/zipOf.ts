import { Zip, ZipPassThrough } from 'fflate';

export type ZipFile = { path: string; content: AsyncIterable<Uint8Array> | Uint8Array };

/** Bundles say when they were made inside; the ZIP's own clock is fixed, so that its every byte can be foretold. */
const EPOCH = new Date(1980, 0, 1);

/** A ZIP as it is read: stored, not compressed, one file after the other, never held as a whole. */
export async function* zipOf(files: readonly ZipFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { path, content } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = EPOCH;
    zip.add(entry);
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
