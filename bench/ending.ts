import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const stops: (() => unknown)[] = [];
let ending = Promise.resolve();

/** Registers a clean-up that runs when a row is done or the run is interrupted. */
export function atEnd(stop: () => unknown): void {
  stops.push(stop);
}

/** Runs all registered clean-ups, latest first; a second call waits for the first. */
export function endAll(): Promise<void> {
  ending = ending.then(async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  });
  return ending;
}

/** A temporary folder that is removed when the row is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aicp-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
