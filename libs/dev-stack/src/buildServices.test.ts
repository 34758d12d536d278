import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { buildServices } from './buildServices.ts';
import { root, serviceArguments } from './deployables.ts';

const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'bundles-'));
const folder = join(place, 'built');
const source = join(place, 'source.ts');
afterAll(() => rmSync(place, { recursive: true, force: true }));

const said: string[] = [];
const build = () => buildServices({ say: text => said.push(text), sources: [relative(root, source)], folder });

test('services are bundled once for their sources, by the faster of two starts, and again after a change', async () => {
  writeFileSync(source, 'export const limit = 1;');
  const [first, other] = await Promise.all([build(), build()]);
  expect(other).toBe(first);
  expect(readdirSync(folder)).toHaveLength(1);
  said.length = 0;
  expect(await build()).toBe(first);
  expect(said).toEqual([]);

  writeFileSync(source, 'export const limit = 2;');
  const second = await build();
  expect(second).not.toBe(first);
  expect(said).toEqual(['Bundling the services (a few seconds, only after changes)…']);
  // A running product may still load from it.
  expect(existsSync(first)).toBe(true);

  for (const name of ['identity', 'gateway']) {
    const files = serviceArguments(name, second).filter(argument => argument !== '--import');
    expect(files).toHaveLength(name === 'gateway' ? 1 : 2);
    for (const file of files) expect(existsSync(file)).toBe(true);
  }
  // Modules look for their data next to their source, and logs show the names of our functions.
  const main = readFileSync(join(second, 'services/identity/main.mjs'), 'utf8');
  expect(main).toContain(`file://${root}/services/identity/src/`);
  expect(main).toContain('function serveScim(');
  for (const file of globSync('**/*.mjs', { cwd: second }))
    expect(readFileSync(join(second, file), 'utf8')).toMatch(/^\p{ASCII}*$/u);
}, 120_000);
