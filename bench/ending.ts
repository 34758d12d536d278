import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const stops: (() => unknown)[] = [];
let ending = Promise.resolve();

/** Registers what a row has to end or remove when it is done, or when the run is interrupted. */
export function atEnd(stop: () => unknown): void {
  stops.push(stop);
}

/** Ends everything registered, the latest first; a second call waits for the first. */
export function endAll(): Promise<void> {
  ending = ending.then(async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  });
  return ending;
}

/** A folder under the system's temporary one that is removed with the row. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aicp-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
