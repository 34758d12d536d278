/**
 * `npm run mutants -- uk|eu [file …]`: changes a bank's rules in one place at a time, and lists each change that no test notices. Fails
 * below 90 % noticed, and if an unnoticed one is not explained in survivors.json.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { banks } from './banks.mjs';
import './ruleMutators.mjs';

const [bank = '', ...chosen] = process.argv.slice(2);
if (!Object.hasOwn(banks, bank)) throw new Error('Name the bank: "eu" or "uk".');
process.chdir(join(import.meta.dirname, '..'));

const results = await new Stryker({
  testRunner: bank,
  plugins: [join(import.meta.dirname, 'runner.mjs')],
  ignorers: ['texts'],
  // Keeps code compiled that is unused for a while.
  testRunnerNodeArgs: ['--no-flush-bytecode'],
  mutate: (chosen.length > 0 ? chosen : banks[bank].files).map(file => `src/banks/${bank}/${file}`),
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'off',
  concurrency: 1,
  // Memory of modules is freed with their process.
  maxTestRunnerReuse: 400,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  allowEmpty: false,
  // Jest ignores folders of this name.
  tempDirName: `../../.data/mutants-${bank}`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: `../../.data/mutants-${bank}.json` },
}).runMutationTest();

const inOneLine = code => code.replaceAll(/\s+/g, ' ');

/** The place and replacement of a mutant; equal ones count as one. */
const nameOf = ({ fileName, location: { start, end }, replacement }) => {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const [first] = lines;
  const original = [...lines.slice(0, -1), lines.at(-1).slice(0, end.column - 1)].join('\n').slice(start.column - 1);
  const change = [original, replacement].map(code => inOneLine(code).slice(0, 60)).join(' → ');
  return `${relative(`src/banks/${bank}`, fileName)} :: ${first.trim()} :: ${change}`;
};

const tried = results.filter(({ status }) => status !== 'Ignored');
const isMissed = ({ status }) => status !== 'Killed' && status !== 'Timeout';
const survivors = [...new Set(tried.filter(isMissed).map(nameOf))];
const explained = JSON.parse(readFileSync('mutants/survivors.json', 'utf8'))[bank].flatMap(({ mutants }) => mutants);
const unexplained = survivors.filter(name => !explained.includes(name));
const gone = chosen.length > 0 ? [] : explained.filter(name => !survivors.includes(name));
const noticed = tried.length - tried.filter(isMissed).length;
const byDigests = tried.filter(({ killedBy }) => killedBy?.[0]?.startsWith('the published bank')).length;
const share = ((100 * noticed) / tried.length).toFixed(1);
const isEnough = noticed >= 0.9 * tried.length && unexplained.length === 0;
process.stdout.write(
  [
    `${tried.length} mutants, ${noticed} noticed (${share} %), ${byDigests} of them by digests alone, ${isEnough ? 'enough' : 'not enough'}.`,
    ...unexplained.map(name => `Not noticed and not explained: ${name}`),
    ...gone.map(name => `Explained, and noticed now: ${name}`),
    '',
  ].join('\n'),
);
process.exitCode = isEnough ? 0 : 1;
