import { globSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath } from './findOnPath.ts';
import { runCommand } from './runCommand.ts';

/** True on Debian, Ubuntu and similar systems. */
export const hasApt = () => findOnPath('apt-get') !== undefined && findOnPath('dpkg-deb') !== undefined;

/**
 * Downloads packages with their dependencies that the system lacks, and unpacks them into a folder. Works for an ordinary user and does
 * not change the system: no service is installed or started unnoticed. Throws apt's own last line if it fails.
 */
export async function aptUnpack(packages: string[], into: string): Promise<void> {
  const lists = join(into, 'lists');
  const debs = join(into, 'debs');
  for (const folder of [join(lists, 'partial'), debs]) mkdirSync(folder, { recursive: true });
  // Separate lists and cache: a fresh image has none, and an ordinary user may not fetch the system's.
  const own = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${into}`, '-o', 'Debug::NoLocking=1'];
  // apt's sandbox user may not write into a home folder, so the download runs as the current user.
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
  // Names are at the start of a line; virtual packages are in angle brackets and cannot be downloaded.
  const names = depends.split('\n').filter(line => /^[a-z0-9]/.test(line));
  return [...new Set(names)].filter(name => !present.has(name) && !packages.includes(name));
}

/** LD_LIBRARY_PATH for running an unpacked program: every folder that contains libraries. */
export function unpackedLibraries(into: string): string {
  const libraries = globSync('{usr/,}lib/**/*.so*', { cwd: into });
  return [...new Set(libraries.map(file => join(into, dirname(file))))].join(':');
}
