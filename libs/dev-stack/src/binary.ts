import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './env.ts';
import { runCommand } from './runCommand.ts';

/** A program that can be run, and the sentence that says where it came from. */
export interface Binary {
  path: string;
  origin: string;
  /** LD_LIBRARY_PATH, for a program unpacked next to the system. */
  libraries?: string;
}

/** Where a server keeps its data and its run record, and the loopback port it listens on. */
export interface ServerOptions {
  dataDir: string;
  runDir: string;
  port: number;
}

/** Shows the person at the terminal what is going on. */
export type Say = (text: string) => void;

export const binaryEnv = ({ libraries }: Binary): Record<string, string> =>
  libraries ? { LD_LIBRARY_PATH: libraries } : {};

/** Runs `--version`: undefined when the program works, else what it complained of. */
export async function versionError(binary: Binary): Promise<string | undefined> {
  const { code, output } = await runCommand(binary.path, ['--version'], { env: binaryEnv(binary) });
  return code === 0 ? undefined : output.trim();
}

/** What was fetched under that name by an earlier start of this user, if it still works. */
export async function cached(name: string): Promise<Binary | undefined> {
  const note = join(cacheDir(), `${name}.json`);
  if (!existsSync(note)) return undefined;
  const binary = JSON.parse(readFileSync(note, 'utf8')) as Binary;
  return (await versionError(binary)) === undefined ? binary : undefined;
}

/** Remembers what was fetched for every later start and test of this user. */
export function remember(name: string, binary: Binary): Binary {
  mkdirSync(cacheDir(), { recursive: true });
  writeFileSync(join(cacheDir(), `${name}.json`), JSON.stringify(binary));
  return binary;
}
