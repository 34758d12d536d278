import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from './apt.ts';
import { type Binary, cached, remember, type Say, versionError } from './binary.ts';
import { cacheDir } from './env.ts';
import { Failure } from './failure.ts';
import { findOnPath } from './findOnPath.ts';

/** Finds or fetches a Redis server: on the PATH, an earlier download, or the system's own package, unpacked by apt. */
export async function findRedis(say: Say): Promise<Binary> {
  const onPath = findOnPath('redis-server');
  if (onPath) return { path: onPath, origin: `${onPath} from the PATH` };
  const known = await cached('redis-server');
  if (known) return known;
  try {
    return remember('redis-server', await unpackRedis(say));
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    throw new Failure(
      'pieceMissing',
      'Redis is required but could not be downloaded (see above). Install redis-server 6.2 or newer, set REDIS_URL, or connect this machine to the network once.',
    );
  }
}

async function unpackRedis(say: Say): Promise<Binary> {
  if (!hasApt()) throw new Error('Redis is not installed, and this machine has no apt to install it with.');
  say('Downloading redis-server with apt (once)…');
  const into = join(cacheDir(), 'redis');
  await aptUnpack(['redis-server', 'redis-tools'], into);
  const binary: Binary = {
    path: join(into, 'usr/bin/redis-server'),
    origin: 'redis-server, downloaded with apt',
    libraries: unpackedLibraries(into),
  };
  const complaint = await versionError(binary);
  if (complaint) throw new Error(`The downloaded Redis does not run on this machine: ${complaint}`);
  return binary;
}
