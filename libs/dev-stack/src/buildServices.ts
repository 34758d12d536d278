import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './binary.ts';
import { root } from './deployables.ts';
import { digestOf } from './digestOf.ts';
import { Failure } from './failure.ts';
import { runCommand } from './runCommand.ts';

const cache = join(root, 'node_modules/.cache/aicp/services');
const bundler = join(import.meta.dirname, 'bundleServices.ts');
/** Modules read their data next to their source, even from a bundle. */
const SOURCES = ['{services,libs}/*/src/**/!(*.test).ts', 'gateway/src/**/!(*.test).ts', 'package-lock.json'];
/** The number of builds to keep: a running product still loads from its own folder after the sources have changed. */
const KEPT = 5;

type Options = { say: Say; sources?: string[]; folder?: string };

/**
 * Bundles the services and the gateway, unless a build of the same sources exists.
 * @returns the folder that contains them
 */
export async function buildServices({ say, sources = SOURCES, folder = cache }: Options): Promise<string> {
  const built = join(folder, digestOf(sources).slice(0, 16));
  if (!existsSync(built)) {
    say('Bundling the services (a few seconds, only after changes)…');
    mkdirSync(folder, { recursive: true });
    // One folder for each build, not for each process, because two may run in one process.
    const fresh = mkdtempSync(`${built}.`);
    // In a separate process, because it takes a gigabyte.
    const { code, output } = await runCommand(process.execPath, [bundler, fresh], { cwd: root });
    if (code !== 0) throw new Failure('crashed', `The services could not be bundled:\n${output.trim()}`);
    moveUnlessThere(fresh, built);
  }
  utimesSync(built, new Date(), new Date());
  removeOld(folder);
  return built;
}

/** Moves the build in one step, so that nothing starts from half a build; another start may have been faster. */
function moveUnlessThere(fresh: string, built: string): void {
  try {
    renameSync(fresh, built);
  } catch (error) {
    if (!existsSync(built)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

function removeOld(folder: string): void {
  // Another start may have removed or moved it since the folder was listed.
  const age = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of byAge.slice(KEPT)) rmSync(join(folder, name), { recursive: true, force: true });
}
