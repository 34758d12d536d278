import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** MongoDB's folder, the copy that is to replace it, and the one that was replaced. */
const foldersIn = (dataDir: string) => ({
  current: join(dataDir, 'mongo'),
  copy: join(dataDir, 'mongo.copy'),
  old: join(dataDir, 'mongo.old'),
});

/**
 * Gives MongoDB's folder, whenever an earlier process ended. The current folder is moved away only when its copy is complete, so where it is
 * missing the copy takes its place, and where it is there the copy may be half of one.
 */
export function repairMongoFolders(dataDir: string): string {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(current) && existsSync(old) && existsSync(copy)) renameSync(copy, current);
  // Not even the copy is there: someone has taken it away.
  if (!existsSync(current) && existsSync(old)) renameSync(old, current);
  for (const folder of [copy, old]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  return current;
}

/** An empty folder for the copy. */
export function emptyCopyFolder(dataDir: string): string {
  const { copy } = foldersIn(dataDir);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { mode: 0o700 });
  return copy;
}

/** Puts the complete copy in the place of the current folder. No server may run on either. A restart in the meantime has removed the copy. */
export function switchToMongoCopy(dataDir: string): void {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(copy)) throw new Error('the copy is gone.');
  renameSync(current, old);
  renameSync(copy, current);
}

/** Removes an unfinished copy, and the folder that a complete one has replaced. Where neither is in use, the next start decides. */
export async function deleteOtherFolders(dataDir: string): Promise<void> {
  const { current, copy, old } = foldersIn(dataDir);
  if (!existsSync(current)) return;
  for (const folder of [copy, old]) await rm(folder, { recursive: true, force: true });
}
