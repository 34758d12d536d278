import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './binary.ts';
import { root } from './deployables.ts';
import { digestOf } from './digestOf.ts';
import { Failure } from './failure.ts';
import { runCommand } from './runCommand.ts';

const cache = join(root, 'node_modules/.cache/aicp/services');
const bundler = join(import.meta.dirname, 'bundleServices.ts');
/** Data that a module reads is read next to its source, also from a bundle. */
const SOURCES = ['{services,libs}/*/src/**/!(*.test).ts', 'gateway/src/**/!(*.test).ts', 'package-lock.json'];
/** A product that runs goes on loading from its own folder when the sources have changed since. */
const KEPT = 5;

type Options = { say: Say; sources?: string[]; folder?: string };

/**
 * Bundles the services and the gateway, unless it was done from the same sources before.
 * @returns the folder that holds them
 */
export async function buildServices({ say, sources = SOURCES, folder = cache }: Options): Promise<string> {
  const built = join(folder, digestOf(sources).slice(0, 16));
  if (!existsSync(built)) {
    say('Bundling the services (a few seconds, only after changes)…');
    mkdirSync(folder, { recursive: true });
    // A folder per build, not per process: two may run in one.
    const fresh = mkdtempSync(`${built}.`);
    // A process of its own: it takes a gigabyte.
    const { code, output } = await runCommand(process.execPath, [bundler, fresh], { cwd: root });
    if (code !== 0) throw new Failure('crashed', `The services could not be bundled:\n${output.trim()}`);
    moveUnlessThere(fresh, built);
  }
  utimesSync(built, new Date(), new Date());
  removeOld(folder);
  return built;
}

/** Moved in one step, so that no one starts half of a build; another start may have been quicker. */
function moveUnlessThere(fresh: string, built: string): void {
  try {
    renameSync(fresh, built);
  } catch (error) {
    if (!existsSync(built)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

function removeOld(folder: string): void {
  // Another start may have removed or moved it since the folder was read.
  const age = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of byAge.slice(KEPT)) rmSync(join(folder, name), { recursive: true, force: true });
}
