/**
 * `npm run mutants -- uk|eu [file …]`: changes the rules of a second bank in one place at a time, and lists each change that no test
 * notices. Fails below 90 % noticed. Texts are left out: golden profiles and digests hold them. The whole of a bank takes hours.
 */
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const banks = {
  eu: { version: 'eu-2026-11-22', files: ['facts.ts', 'gates.ts', 'duty.ts', 'assessEu.ts', 'rules/*.ts'] },
  uk: {
    version: 'uk-2026-11-22',
    files: [
      'facts',
      'forbidden',
      'itemLaw',
      'rating',
      'duties',
      'issues',
      'regulators',
      'flips',
      'scoreUk',
      'trace',
    ].map(name => `${name}.ts`),
  },
};

const [name = '', ...chosen] = process.argv.slice(2);
const bank = banks[name];
if (!bank) throw new Error('Name the bank: "eu" or "uk".');
process.chdir(join(import.meta.dirname, '..'));

await new Stryker({
  testRunner: 'command',
  // Jest would take longer to start than these tests take: each mutant plays them in a bare process.
  commandRunner: { command: `${process.execPath} mutants/playTests.mjs ${bank.version}` },
  mutate: (chosen.length > 0 ? chosen : bank.files).map(file => `src/banks/${bank.version}/${file}`),
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 120_000,
  disableTypeChecks: false,
  allowEmpty: false,
  // Jest looks into no folder of this name.
  tempDirName: `../../.data/mutants-${name}`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: `../../.data/mutants-${name}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
}).runMutationTest();
