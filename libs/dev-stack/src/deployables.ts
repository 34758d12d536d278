import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The services of this checkout: every folder of `services/` that has a main. */
export function listServices(): string[] {
  return readdirSync(join(root, 'services'))
    .filter(name => existsSync(join(root, 'services', name, 'src/main.ts')))
    .sort();
}

/** Node's arguments for a service with its web process and its worker in one. */
export function serviceArguments(name: string): string[] {
  const file = (part: string) => join(root, 'services', name, 'src', part);
  const worker = existsSync(file('worker.ts')) ? ['--import', file('worker.ts')] : [];
  return [...worker, file('main.ts')];
}

/** The variable by which the gateway finds a service. */
export const subgraphVariable = (name: string) => `SUBGRAPH_${name.replaceAll('-', '_').toUpperCase()}_URL`;
