import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './env.ts';
import { runCommand } from './runCommand.ts';

/** An executable program, and a sentence on its origin. */
export interface Binary {
  path: string;
  origin: string;
  /** LD_LIBRARY_PATH, for a program that is not installed in the system. */
  libraries?: string;
}

/** A server's folder for its data and its run record, and its loopback port. */
export interface ServerOptions {
  dataDir: string;
  runDir: string;
  port: number;
}

/** Shows progress in the terminal. */
export type Say = (text: string) => void;

export const binaryEnv = ({ libraries }: Binary): Record<string, string> =>
  libraries ? { LD_LIBRARY_PATH: libraries } : {};

/** Runs `--version`: undefined if the program works, otherwise its error. */
export async function versionError(binary: Binary): Promise<string | undefined> {
  const { code, output } = await runCommand(binary.path, ['--version'], { env: binaryEnv(binary) });
  return code === 0 ? undefined : output.trim();
}

/** The program that an earlier start of this user fetched under that name, if it still works. */
export async function cached(name: string): Promise<Binary | undefined> {
  const note = join(cacheDir(), `${name}.json`);
  if (!existsSync(note)) return undefined;
  const binary = JSON.parse(readFileSync(note, 'utf8')) as Binary;
  return (await versionError(binary)) === undefined ? binary : undefined;
}

/** Records a fetched program for every later start and test of this user. */
export function remember(name: string, binary: Binary): Binary {
  mkdirSync(cacheDir(), { recursive: true });
  writeFileSync(join(cacheDir(), `${name}.json`), JSON.stringify(binary));
  return binary;
}
