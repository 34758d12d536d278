/** Checks the house rules that no linter covers (houseRules.mjs), and the lock file. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../libs/dev-stack/src/node24.mjs';
import { faultsIn, faultsInActions, faultsInNumbers, faultsInSubjects, linesOf } from './houseRules.mjs';

const CODE = /\.(ts|tsx|mjs|css|graphql)$/;
/** Generated files, and data: question banks, texts, tables. */
const EXEMPT =
  /(^|\/)([^/]+\.generated\.ts|supergraph\.graphql|generated\/|web\/src\/gql\/|libs\/compliance\/src\/banks\/[^/]+\/bank\.ts$)/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(file => CODE.test(file) && !EXEMPT.test(file) && existsSync(join(root, file)));

const faults = [...faultsInNumbers(files), ...faultsInSubjects(latestSubjects())];
for (const file of globSync('.github/workflows/*.yml', { cwd: root }))
  faults.push(...faultsInActions(file, readFileSync(join(root, file), 'utf8')));
let longest = 0;
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  longest = Math.max(longest, linesOf(text));
  faults.push(...faultsIn(file, text));
}

/** Older commits were written before subjects were checked. */
function latestSubjects() {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s', '-100'], { cwd: root });
  return log.toString().split('\n').filter(Boolean);
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
