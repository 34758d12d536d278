/** The banks to mutate: their files, and the tests that decide, cheapest and most telling first. */
export const banks = {
  eu: {
    files: ['facts.ts', 'gates.ts', 'duty.ts', 'assessEu.ts', 'rules/*.ts'],
    tests: ['eu/golden.test.ts', 'eu/goldenCoverage.test.ts', 'published.test.ts'],
  },
  uk: {
    files: [
      'facts',
      'forbidden',
      'itemLaw',
      'sectorLaw',
      'measure',
      'notes',
      'whyRated',
      'rating',
      'duties',
      'issues',
      'regulators',
      'flips',
      'scoreUk',
      'trace',
    ].map(name => `${name}.ts`),
    tests: ['uk/golden.test.ts', 'published.test.ts'],
  },
};
