import { globSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath } from './findOnPath.ts';
import { runCommand } from './runCommand.ts';

/** True on Debian, Ubuntu and their like. */
export const hasApt = () => findOnPath('apt-get') !== undefined && findOnPath('dpkg-deb') !== undefined;

/**
 * Downloads packages with those of their dependencies that the system lacks, and unpacks them into a folder. Works for
 * an ordinary user and leaves the system as it was for root: no service is installed or started behind anyone's back.
 * Throws apt's own last line when it cannot.
 */
export async function aptUnpack(packages: string[], into: string): Promise<void> {
  const lists = join(into, 'lists');
  const debs = join(into, 'debs');
  for (const folder of [join(lists, 'partial'), debs]) mkdirSync(folder, { recursive: true });
  // Our own lists and cache: a fresh image has none, and an ordinary user may not fetch the system's.
  const own = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${into}`, '-o', 'Debug::NoLocking=1'];
  // apt's sandbox user may not write into a home: the download runs as the user itself.
  const apt = ['-qq', '-o', 'APT::Sandbox::User=', '-o', 'Acquire::Retries=1', ...own];
  await mustRun('apt-get', [...apt, '--error-on=any', 'update']);
  const wanted = [...packages, ...(await missingDependencies(packages, own))];
  await mustRun('apt-get', [...apt, 'download', ...wanted], debs);
  for (const deb of readdirSync(debs)) await mustRun('dpkg-deb', ['-x', join(debs, deb), into]);
}

async function mustRun(command: string, args: string[], cwd?: string): Promise<string> {
  const { code, output } = await runCommand(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} failed: ${output.trim().split('\n').pop()}`);
  return output;
}

async function missingDependencies(packages: string[], own: string[]): Promise<string[]> {
  const others = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(kind => `--no-${kind}`);
  const depends = await mustRun('apt-cache', [...own, 'depends', '--recurse', ...others, ...packages]);
  const selections = await mustRun('dpkg', ['--get-selections']);
  const present = new Set(
    selections.split('\n').flatMap(line => /^([^\s:]+)\S*\s+(?:install|hold)$/.exec(line)?.[1] ?? []),
  );
  // Names stand at the beginning of a line; virtual ones are in angle brackets and have nothing to download.
  const names = depends.split('\n').filter(line => /^[a-z0-9]/.test(line));
  return [...new Set(names)].filter(name => !present.has(name) && !packages.includes(name));
}

/** LD_LIBRARY_PATH for running what was unpacked: every folder that holds libraries. */
export function unpackedLibraries(into: string): string {
  const libraries = globSync('{usr/,}lib/**/*.so*', { cwd: into });
  return [...new Set(libraries.map(file => join(into, dirname(file))))].join(':');
}
