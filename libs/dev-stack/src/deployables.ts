import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Node's arguments for a service with its web process and its worker in one. */
export function serviceArguments(name: string): string[] {
  const file = (part: string) => join(root, 'services', name, 'src', part);
  const worker = existsSync(file('worker.ts')) ? ['--import', file('worker.ts')] : [];
  return [...worker, file('main.ts')];
}
