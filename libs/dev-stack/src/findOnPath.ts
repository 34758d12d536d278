import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { machine } from './env.ts';

/** The absolute path of a program on the PATH, or undefined. */
export function findOnPath(program: string): string | undefined {
  return (machine.PATH ?? '')
    .split(delimiter)
    .filter(folder => folder !== '')
    .map(folder => join(folder, program))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
