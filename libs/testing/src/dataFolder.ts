import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** More than the databases of all parallel tests need. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Creates a folder for databases of tests, in memory if there is room: on a disk, MongoDB waits some milliseconds for each commit.
 * @param prefix of its name
 */
export function dataFolder(prefix: string, { memory = MEMORY, needed = NEEDED_BYTES } = {}): string {
  return mkdtempSync(join(freeBytes(memory) >= needed ? memory : tmpdir(), prefix));
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
