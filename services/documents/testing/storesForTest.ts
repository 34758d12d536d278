import { type ObjectStore, startObjectStore } from '@aicp/testing/startObjectStore';
import type { FileLocation } from '../src/domain/storedFile.ts';
import { fileStore, keepFilesIn } from '../src/store/files.ts';
import { type S3Fault, s3Files } from '../src/store/s3Files.ts';

/** Both stores of files, with a separate server for S3. */
export async function openStoresForTest() {
  const server: ObjectStore = await startObjectStore(text => process.stderr.write(`${text}\n`));
  /** The faults that the service received. */
  const faults: S3Fault[] = [];
  const s3 = s3Files(server.settings, fault => faults.push(fault));

  return {
    server,
    faults,
    /** Stores new files there from now on. */
    keepIn: (place: FileLocation) => keepFilesIn(place === 's3' ? s3.store : null),
    /** The numbers of the files whose bytes are stored. */
    async held(place: FileLocation): Promise<number[]> {
      const ids: number[] = [];
      for await (const id of fileStore(place).ids()) ids.push(id);
      return ids.toSorted((a, b) => a - b);
    },
    async stop() {
      keepFilesIn(null);
      s3.close();
      await server.stop();
    },
  };
}
