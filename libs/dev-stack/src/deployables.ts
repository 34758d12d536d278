import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/**
 * Node's arguments for the gateway, or for a service with its web process and its worker in one.
 * @param bundles the folder with the bundles; without it, the sources run directly
 */
export function serviceArguments(name: string, bundles?: string): string[] {
  const place = name === 'gateway' ? name : join('services', name);
  const file = (part: string) =>
    bundles ? join(bundles, place, `${part}.mjs`) : join(root, place, 'src', `${part}.ts`);
  const worker = existsSync(file('worker')) ? ['--import', file('worker')] : [];
  return [...worker, file('main')];
}
