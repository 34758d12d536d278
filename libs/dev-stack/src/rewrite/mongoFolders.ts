import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** MongoDB's folder, the copy that will replace it, and the replaced folder. */
const foldersIn = (dataDir: string) => ({
  current: join(dataDir, 'mongo'),
  copy: join(dataDir, 'mongo.copy'),
  old: join(dataDir, 'mongo.old'),
});

/**
 * Returns MongoDB's folder, at whatever point an earlier process ended. The current folder is moved away only once its copy is complete.
 * So if it is missing, the copy replaces it; if it exists, the copy may be incomplete.
 */
export function repairMongoFolders(dataDir: string): string {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(current) && existsSync(old) && existsSync(copy)) renameSync(copy, current);
  // The copy is missing too: someone has removed it.
  if (!existsSync(current) && existsSync(old)) renameSync(old, current);
  for (const folder of [copy, old]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  return current;
}

/** Creates an empty folder for the copy. */
export function emptyCopyFolder(dataDir: string): string {
  const { copy } = foldersIn(dataDir);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { mode: 0o700 });
  return copy;
}

/** Replaces the current folder with the complete copy. No server may run on either. If a restart has removed the copy, this fails. */
export function switchToMongoCopy(dataDir: string): void {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(copy)) throw new Error('the copy is gone.');
  renameSync(current, old);
  renameSync(copy, current);
}

/** Removes an unfinished copy, and the folder that a complete copy has replaced. If neither is in use, the next start decides. */
export async function deleteOtherFolders(dataDir: string): Promise<void> {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(current)) return;
  for (const folder of [copy, old]) await rm(folder, { recursive: true, force: true });
}
