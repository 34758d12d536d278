/** The banks whose rules are changed: which files, and the tests that decide, what is cheap and says most first. */
export const banks = {
  'eu-2026-11-22': {
    files: ['facts.ts', 'gates.ts', 'duty.ts', 'assessEu.ts', 'rules/*.ts'],
    tests: ['eu-2026-11-24/golden.test.ts', 'eu-2026-11-24/goldenCoverage.test.ts', 'published.test.ts'],
  },
  'uk-2026-11-22': {
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
    tests: ['uk-2026-11-22/golden.test.ts', 'published.test.ts'],
  },
};
