import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The databases' addresses of a running stack, for commands next to it; their ports change with every start. */
export type Addresses = { mongodbUri: string; redisUrl: string };

const pathIn = (dataDir: string) => join(dataDir, 'addresses.json');

/** Records the addresses. Returns a function that removes the record. */
export function recordAddresses(dataDir: string, { mongodbUri, redisUrl }: Addresses): () => void {
  writeFileSync(pathIn(dataDir), JSON.stringify({ mongodbUri, redisUrl }), { mode: 0o600 });
  return () => rmSync(pathIn(dataDir), { force: true });
}

/** Undefined if no stack runs on this folder. */
export function readAddresses(dataDir: string): Addresses | undefined {
  return existsSync(pathIn(dataDir)) ? JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) : undefined;
}
