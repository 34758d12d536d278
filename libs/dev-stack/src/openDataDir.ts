import { chmodSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';

/** The minimum for MongoDB's journal, the logs and a first year of use. */
const MIN_FREE_BYTES = 500 * 1024 ** 2;

/** Creates the data folder (for its owner only) and checks that it is writable. Throws Failure with one sentence. */
export function openDataDir(dataDir: string, minFreeBytes = MIN_FREE_BYTES): void {
  try {
    makeFolder(dataDir);
    chmodSync(dataDir, 0o700);
    const probe = join(dataDir, '.probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw diskFull(dataDir, 0, minFreeBytes);
    const why = reasons[code ?? ''] ?? String(error);
    throw new Failure(
      'folderUnusable',
      `The data folder ${dataDir} cannot be used: ${why}. Set DATA_DIR to another folder.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < minFreeBytes) throw diskFull(dataDir, bavail * bsize, minFreeBytes);
}

/** Node's own recursive mkdir never returns in a place that accepts no folders, such as /proc. */
function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
  if (found) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

const reasons: Record<string, string> = {
  EEXIST: 'a part of its path is a file',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not read and write it',
  EPERM: 'it belongs to another user',
  EROFS: 'its disk is read-only',
};

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

const diskFull = (dataDir: string, free: number, needed: number) =>
  new Failure(
    'diskFull',
    `Not enough disk space: ${dataDir} has ${megabytes(free)} free but ${megabytes(needed)} are required.`,
  );
