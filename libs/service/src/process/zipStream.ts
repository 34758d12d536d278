import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipFile = { path: string; content: AsyncIterable<Uint8Array> | Uint8Array };

/**
 * A ZIP as a stream: one file after the other, never held as a whole. A failing file aborts it.
 * @param changedAt the time of every file in it
 * @param deflate whether files are compressed, or stored as they are
 */
export async function* zipStream(
  files: readonly ZipFile[],
  { changedAt, deflate }: { changedAt: Date; deflate: boolean },
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { path, content } of files) {
    const entry = deflate ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = changedAt;
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
