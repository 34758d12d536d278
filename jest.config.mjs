/** Tests run as native ES modules, like the product; swc only strips the types. Databases: libs/testing/src/globalSetup.ts. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/libs/testing/src/jest/plainContext.mjs',
  runtime: '<rootDir>/libs/testing/src/jest/keptModules.mjs',
  testSequencer: '<rootDir>/libs/testing/src/jest/roomByRoom.mjs',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true, decorators: false },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalSetup: '<rootDir>/libs/testing/src/globalSetup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/globalTeardown.ts',
  reporters: [
    'default',
    ...(process.env.RESULTS
      ? [['<rootDir>/libs/testing/src/jest/writeResults.mjs', { outputFile: process.env.RESULTS }]]
      : []),
  ],
  // Of two cores a third worker uses what the others leave while they wait for databases, programs and timers.
  maxWorkers: 3,
  // The memory left by native ES modules after each file would grow to gigabytes, which the garbage collector would scan again and again.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 60_000,
};
