import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './ending.ts';

/** A folder under the system's temporary one that is removed with the row. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aicp-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
