import type { FileLocation } from '../domain/storedFile.ts';
import { fileStore } from '../store/files.ts';
import { everyStoredRow, type StoredRow } from '../store/storedRows.ts';

/**
 * Checks that every file is in its recorded store.
 * @throws DomainError UNAVAILABLE if a store cannot be reached
 */
export async function checkFiles(say: (sentence: string) => void): Promise<Record<FileLocation | 'faults', number>> {
  const count = { mongodb: 0, s3: 0, faults: 0 };
  for await (const rows of everyStoredRow()) {
    const faults = await Promise.all(rows.map(faultOf));
    for (const { lies } of rows) count[lies] += 1;
    for (const fault of faults.filter(fault => fault !== null)) {
      count.faults += 1;
      say(fault);
    }
  }
  return count;
}

async function faultOf({ id, lies, bytes }: StoredRow): Promise<string | null> {
  const found = await fileStore(lies).look(id);
  if (found?.bytes === bytes) return null;
  return `File ${id} is ${found ? 'not whole' : 'missing'} in ${lies === 's3' ? 'S3' : 'MongoDB'}.`;
}
