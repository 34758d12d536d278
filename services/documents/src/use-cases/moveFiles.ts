import type { FileLocation } from '../domain/storedFile.ts';
import { ContentMismatch } from '../store/fileStore.ts';
import { fileStore } from '../store/files.ts';
import { everyStoredRow, type StoredRow, setFileLocation } from '../store/storedRows.ts';

const SAID_EVERY = 1_000;

/**
 * Copies each file to the other store, then records its new location. Until then the file is read from the old store. The sweep later
 * deletes the old copies. Can be interrupted and repeated while users work.
 * @throws DomainError UNAVAILABLE if a store cannot be reached
 */
export async function moveFiles(
  to: FileLocation,
  say: (sentence: string) => void,
): Promise<{ moved: number; there: number; faults: number }> {
  const count = { moved: 0, there: 0, faults: 0 };
  let looked = 0;
  for await (const rows of everyStoredRow()) {
    const outcomes = await Promise.all(rows.map(row => moveFile(row, to, say)));
    for (const outcome of outcomes) {
      if (outcome) count[outcome] += 1;
      looked += 1;
      if (looked % SAID_EVERY === 0) say(`${looked} files checked, ${count.moved} of them moved…`);
    }
  }
  return count;
}

/** @returns null if the file has since been removed */
async function moveFile(
  { id, lies, ...known }: StoredRow,
  to: FileLocation,
  say: (sentence: string) => void,
): Promise<'moved' | 'there' | 'faults' | null> {
  if (lies === to) return 'there';
  const bytes = await fileStore(lies).read(id);
  const isWhole =
    bytes !== null &&
    (await fileStore(to)
      .write(id, bytes, known)
      .then(() => true, onlyOthers));
  if (!isWhole) {
    say(`File ${id} is ${bytes ? 'not what was uploaded' : 'missing'}.`);
    return 'faults';
  }
  if (await setFileLocation(id, to)) return 'moved';
  await fileStore(to).drop(id);
  return null;
}

function onlyOthers(error: unknown): false {
  if (error instanceof ContentMismatch) return false;
  throw error;
}
