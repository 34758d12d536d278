import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the databases of a running stack are, for commands next to it: their ports are others at every start. */
export type Addresses = { mongodbUri: string; redisUrl: string };

const pathIn = (dataDir: string) => join(dataDir, 'addresses.json');

/** Notes the addresses; the function that is given back takes the note away. */
export function recordAddresses(dataDir: string, { mongodbUri, redisUrl }: Addresses): () => void {
  writeFileSync(pathIn(dataDir), JSON.stringify({ mongodbUri, redisUrl }), { mode: 0o600 });
  return () => rmSync(pathIn(dataDir), { force: true });
}

/** Undefined when no stack runs on this folder. */
export function readAddresses(dataDir: string): Addresses | undefined {
  return existsSync(pathIn(dataDir)) ? JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) : undefined;
}
