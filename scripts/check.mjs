/** `npm run check`: every check, each reported even when an earlier one failed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, ensureModules, environmentWith, findNode24, root, run } from '../libs/dev-stack/src/node24.mjs';

endWithParent();
const node = await findNode24();
await ensureModules(node);
const bin = name => join(root, 'node_modules/.bin', name);

const steps = [
  ['types', bin('tsc'), ['-p', '.']],
  ...(existsSync(join(root, 'web/tsconfig.json')) ? [['types of the web', bin('tsc'), ['-p', 'web']]] : []),
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['unused code', bin('knip'), []],
  ['supergraph drift', node, ['gateway/compose.ts', '--check']],
  ['generated types drift', node, ['gateway/codegen.ts', '--check']],
  ['import boundaries', node, ['--experimental-vm-modules', bin('jest'), '--silent', 'libs/testing/src/boundaries']],
  ['the house', node, ['scripts/house.mjs']],
  ['the specification', node, ['scripts/specCoverage.mjs']],
  ['the manifests', node, ['scripts/manifests.mjs', '--rules'], { tell: true }],
  ['the web budget', node, ['scripts/webBudget.mjs'], { tell: true }],
];

const failed = [];
for (const [name, command, args, { tell = false } = {}] of steps) {
  const started = Date.now();
  const { code, output } = await run(command, args, { capture: true, env: environmentWith(node) });
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  if (code === 0 && tell) process.stdout.write(`     ${output.trim()}\n`);
  if (code === 0) continue;
  failed.push(name);
  process.stdout.write(`${output.trim()}\n\n`);
}
process.stdout.write(failed.length === 0 ? 'All checks passed.\n' : `Failed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
