/** `npm run check`: runs every check, and reports each even if an earlier one failed. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endWithParent, ensureModules, environmentWith, findNode24, root, run } from '../libs/dev-stack/src/node24.mjs';

endWithParent();
const node = await findNode24();
await ensureModules(node);
const bin = name => join(root, 'node_modules/.bin', name);

// Each of tsc's checkers creates most types separately. With one checker, two cores do twice as much as with its usual four.
const tsc = project => [bin('tsc'), ['-p', project, '--checkers', '1']];
const jest = ['--experimental-vm-modules', bin('jest'), '--silent', '--globalSetup=', '--globalTeardown='];

const steps = [
  ['types', ...tsc('.')],
  ...(existsSync(join(root, 'web/tsconfig.json')) ? [['types of the web', ...tsc('web')]] : []),
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['unused code', bin('knip'), []],
  ['supergraph drift', node, ['gateway/compose.ts', '--check']],
  ['generated types drift', node, ['gateway/codegen.ts', '--check']],
  ['import boundaries', node, [...jest, 'libs/testing/src/boundaries']],
  ['the house', node, ['scripts/house.mjs']],
  ['the words', node, ['scripts/words.mjs']],
  ['secrets', node, ['scripts/secretScan.mjs'], { tell: true }],
  ['known vulnerabilities', node, ['scripts/knownFaults.mjs'], { tell: true }],
  ['the specification', node, ['scripts/specCoverage.mjs']],
  ['the manifests', node, ['scripts/manifests.mjs', '--rules'], { tell: true }],
  ['the web budget', node, ['scripts/webBudget.mjs'], { tell: true }],
];

/** Runs the steps on all cores, at most four, and resolves each with its outcome. */
function runAll() {
  // Without Promise.withResolvers: this file also runs under Node 18.
  const resolvers = [];
  const outcomes = steps.map((_step, index) => new Promise(resolve => (resolvers[index] = resolve)));
  const queue = steps.entries();
  for (let core = 0; core < Math.min(availableParallelism(), 4); core++) void work();
  return outcomes;

  async function work() {
    for (const [index, [, command, args]] of queue) {
      const started = Date.now();
      const { code, output } = await run(command, args, { capture: true, env: environmentWith(node) });
      resolvers[index]({ code, output, seconds: (Date.now() - started) / 1000 });
    }
  }
}

const failed = [];
const outcomes = runAll();
for (const [index, [name, , , { tell = false } = {}]] of steps.entries()) {
  const { code, output, seconds } = await outcomes[index];
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (code === 0 && tell) process.stdout.write(`     ${output.trim()}\n`);
  if (code === 0) continue;
  failed.push(name);
  process.stdout.write(`${output.trim()}\n\n`);
}
process.stdout.write(failed.length === 0 ? 'All checks passed.\n' : `Failed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
