/** The rules of the house that no linter knows: the size and the names of files, and a lock file without addresses. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../libs/dev-stack/src/node24.mjs';

const MAX_LINES = 300;
const CODE = /\.(ts|tsx|mjs|css|graphql)$/;
/** Written by a program, or data: question banks, texts, tables. */
const EXEMPT =
  /(^|\/)([^/]+\.generated\.ts|supergraph\.graphql|generated\/|web\/src\/gql\/|libs\/compliance\/src\/banks\/[^/]+\/bank\.ts$)/;
const GRAB_BAG = /(^|\/)(utils?|common|helpers?|shared|misc|lib|types)(\/|\.[a-z]+$)/;
const BARREL = /(^|\/)(?<!handlers\/)index\.tsx?$/;
const SILENCED = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/;
const UNFINISHED = /\b(TODO|FIXME|XXX)\b/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(file => CODE.test(file) && !EXEMPT.test(file) && existsSync(join(root, file)));

const faults = [];
let longest = 0;
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  longest = Math.max(longest, lines);
  if (lines > MAX_LINES) faults.push(`${file}: ${lines} lines, ${MAX_LINES} at most`);
  if (GRAB_BAG.test(file)) faults.push(`${file}: a name for a grab-bag`);
  if (BARREL.test(file)) faults.push(`${file}: a barrel`);
  // This very file has to name what it looks for.
  if (basename(file) === 'house.mjs') continue;
  if (SILENCED.test(text)) faults.push(`${file}: silences a checker`);
  if (UNFINISHED.test(text)) faults.push(`${file}: says that it is unfinished`);
}

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
if (/"resolved": "http/.test(lockText)) {
  faults.push('package-lock.json names the address of a registry: npm install with the .npmrc of this repository');
}

const locked = JSON.parse(lockText).packages;
const paths = Object.keys(locked);
for (const [path, { optionalDependencies = {} }] of Object.entries(locked)) {
  for (const name of Object.keys(optionalDependencies)) {
    if (paths.some(other => other.endsWith(`node_modules/${name}`))) continue;
    faults.push(`package-lock.json: ${path} may need ${name}, which is not locked, so npm ci would refuse`);
  }
}

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${files.length} files, longest ${longest} lines\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
