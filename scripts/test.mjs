/**
 * `npm test [-- pattern…]`: runs every test in Jest and every browser story in Playwright, and prints the total as the last line.
 * `--proof` runs full sizes where the ordinary run samples, and does not retry stories. `--shard 2/4` runs the second quarter.
 * `--changed` runs the checks and the tests that changes since origin's main can break. `--results folder` keeps the runners' reports.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { endWithParent, root, runWithNode24 } from '../libs/dev-stack/src/node24.mjs';
import { affectedBy, changedFiles } from './affected.mjs';
import { unseenAnswers } from './unseenAnswers.mjs';

endWithParent();
const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    proof: { type: 'boolean' },
    changed: { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
    results: { type: 'string' },
  },
});
const proof = options.proof ? { PROOF: 'full', PROOF_RUNS: '10000' } : {};
const [shard, shards] = options.shard.split('/').map(Number);
const results = options.results ? resolve(options.results) : mkdtempSync(join(tmpdir(), 'aicp-results-'));
mkdirSync(results, { recursive: true });
const jestJson = join(results, 'jest.json');

const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A suite without a report counts as one failure. */
const nothing = code => ({ passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** A file that could not run at all counts as one failure. */
function failuresInFile({ file, broken, failed }) {
  const name = relative(root, file);
  return broken && failed.length === 0 ? [name] : failed.map(title => `${name} › ${title}`);
}

// The failures, printed again at the end because the run prints thousands of lines.
const failures = [];
const unsteady = [];
const storyReports = [];

function countJest(code) {
  const report = read(jestJson);
  if (!report) return nothing(code);
  const { passed, failed, skipped, files } = report;
  failures.push(...files.flatMap(failuresInFile));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** The stories with this outcome: 'flaky' are those that failed once and then passed. */
const storiesThat = (ended, { suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(suite => storiesThat(ended, suite)),
];

/** The last failure of each failed story, printed at the end, where a truncated log still has it. */
const reasonsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${title}\n${stripVTControlCharacters(results.at(-1)?.error?.message ?? 'no error')}`),
  ),
  ...suites.flatMap(reasonsIn),
];

function countStories(code, file) {
  const report = read(file);
  if (!report) return nothing(code);
  storyReports.push(report);
  const { expected, unexpected, flaky, skipped } = report.stats;
  unsteady.push(...storiesThat('flaky', report));
  failures.push(...storiesThat('unexpected', report));
  const failed = unexpected + report.errors.length;
  return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

function everyStory(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : everyStory(path);
    return path.includes('/e2e/') && entry.name.endsWith('.story.ts') ? [path] : [];
  });
}

const affected = options.changed ? affectedBy(changedFiles()) : undefined;
const stories = (affected?.stories.map(path => join(root, path)) ?? everyStory())
  .filter(path => patterns.length === 0 || patterns.some(pattern => new RegExp(pattern).test(path)))
  .sort()
  .filter((_path, at) => at % shards === shard - 1);

async function testWithJest() {
  if (affected?.tests.length === 0) return nothing(0);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const flags = ['--passWithNoTests', `--shard=${options.shard}`];
  // Jest needs Node's VM modules for native ES modules; the warnings would repeat per worker.
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const files = affected ? ['--runTestsByPath', ...affected.tests] : patterns;
  return countJest(await runWithNode24([...node, jest, ...flags, ...files], { env: { ...proof, RESULTS: jestJson } }));
}

const kindOf = path => /\.(trial|selfHosted|signOn|signOnOnly)\.story\.ts$/.exec(path)?.[1] ?? 'enforced';

/** Runs the stories of one kind on its product: enforced, trial, self-hosted, or with single sign-on. */
async function playStories(kind) {
  const ofKind = stories.filter(path => kindOf(path) === kind);
  if (ofKind.length === 0) return nothing(0);
  const file = join(results, `stories-${kind}.json`);
  const env = { ...proof, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return countStories(await runWithNode24([join(root, 'libs/testing/src/runStories.ts'), ...ofKind], { env }), file);
}

/** Only for a whole run, because some of the stories receive only some of the responses. */
function countAnswers() {
  if (patterns.length > 0 || affected || shards > 1) return nothing(0);
  const unseen = unseenAnswers(readFileSync(join(root, 'gateway/answers.txt'), 'utf8'), storyReports);
  failures.push(...unseen.map(answer => `no story has received ${answer}: ask for it in gateway/e2e`));
  return { passed: 0, failed: unseen.length, skipped: 0 };
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
  });
}

async function check() {
  const code = await runWithNode24([join(root, 'scripts/check.mjs')]);
  if (code !== 0) failures.push('npm run check');
  return nothing(code);
}

if (affected)
  process.stdout.write(
    `Affected: ${affected.tests.length} files of tests, ${stories.length} of stories. Run the whole before a merge.\n`,
  );
const kinds = ['enforced', 'trial', 'selfHosted', 'signOn', 'signOnOnly'];
const suites = [
  ...(affected ? [check] : []),
  testWithJest,
  ...kinds.map(kind => () => playStories(kind)),
  countAnswers,
];
const counts = [];
for (const suite of suites) if (!interrupted) counts.push(await suite());
if (!options.results) rmSync(results, { recursive: true, force: true });
const sum = key => counts.reduce((total, count) => total + count[key], 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
process.exitCode = failed > 0 || passed === 0 || interrupted ? 1 : 0;
for (const reason of storyReports.flatMap(reasonsIn)) process.stdout.write(`${reason.slice(0, 2_000)}\n`);
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
for (const story of unsteady) process.stdout.write(`passed only the second time, find out why: ${story}\n`);
process.stdout.write(`${unsteady.length} of the stories passed only the second time\n`);
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
