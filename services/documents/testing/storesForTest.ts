import { type ObjectStore, startObjectStore } from '@aicp/testing/startObjectStore';
import type { FileLocation } from '../src/domain/storedFile.ts';
import { fileStore, keepFilesIn } from '../src/store/files.ts';
import { type S3Fault, s3Files } from '../src/store/s3Files.ts';

/** Both places where files can lie, S3 as a server of its own. */
export async function openStoresForTest() {
  const server: ObjectStore = await startObjectStore(text => process.stderr.write(`${text}\n`));
  /** What the service was told of calls that failed. */
  const faults: S3Fault[] = [];
  const s3 = s3Files(server.settings, fault => faults.push(fault));

  return {
    server,
    faults,
    /** New files go there from now on. */
    keepIn: (place: FileLocation) => keepFilesIn(place === 's3' ? s3.store : null),
    /** The numbers of the files of which there are bytes. */
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
