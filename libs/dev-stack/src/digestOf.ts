import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './deployables.ts';

/** A digest of the names and contents of all repository files that match one of the patterns. */
export function digestOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile());
  for (const path of files.map(file => join(file.parentPath, file.name)).sort()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}
