import { registerHooks } from 'node:module';

/** The tests that decide about the rules of a second bank: what golden profiles come to first, whole results last. */
const tests = {
  'eu-2026-11-22': [
    () => import('../src/banks/eu-2026-11-22/golden.test.ts'),
    () => import('../src/banks/eu-2026-11-22/goldenCoverage.test.ts'),
    () => import('../src/banks/published.test.ts'),
  ],
  'uk-2026-11-22': [
    () => import('../src/banks/uk-2026-11-22/golden.test.ts'),
    () => import('../src/banks/published.test.ts'),
  ],
}[process.argv[2] ?? ''];
if (!tests) throw new Error('Name the bank: eu-2026-11-22 or uk-2026-11-22.');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL('jestGlobals.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

// One after the other: the first that fails ends the process.
for (const play of tests) await play();
