import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { rolldown } from 'rolldown';
import { banks } from './banks.mjs';
import { playTests } from './tests.ts';

/**
 * Stryker's test runner for one bank. Rules are data created when their modules load, so every mutant needs fresh modules. They are read,
 * stripped of types and compiled once, with all mutants in them, as one function, which runs with each mutant's number set.
 */
const require = createRequire(import.meta.url);
const JEST = '@jest/globals';
const STAND_IN = join(import.meta.dirname, 'tests.ts');

/** Modules that no mutant can change are loaded once: packages, the law, the shared scoring, the other banks. */
const isFixed = (file, bank) =>
  file.includes('/src/law/') ||
  file.includes('/src/scoring/') ||
  (/\/src\/banks\/[^/]+\//.test(file) && !file.includes(`/banks/${bank}/`));

/**
 * Compiles the tests of a bank, and everything that a mutant may change, into one function. `folder` is Stryker's copy of the library.
 */
async function compile(bank, folder) {
  const bundle = await rolldown({
    input: 'tests',
    cwd: folder,
    platform: 'node',
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'one-bank',
        async resolveId(source, importer) {
          if (source === 'tests') return source;
          if (source === JEST) return { id: STAND_IN, external: true };
          if (/^[@a-z]/.test(source)) return { id: source, external: true };
          const found = await this.resolve(source, importer, { skipSelf: true });
          return found && isFixed(found.id, bank) ? { id: found.id, external: true } : found;
        },
        load: id =>
          id === 'tests'
            ? banks[bank].tests.map(file => `import '${join(folder, 'src/banks', file)}';`).join('\n')
            : null,
        // Neighbouring files are found at the module's original place.
        transform: (code, id) =>
          code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..'))),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs' });
  await bundle.close();
  // Coverage is not needed here, so the counting is left out.
  const code = output[0].code.replaceAll(/\bstryCov_\w+(\$\d+)?\((?:"\d+"(?:, )?)+\)/g, '0');
  return compileFunction(code, ['require', 'exports'], { filename: `${bank}.cjs` });
}

function runnerFor(bank) {
  const create = () => {
    let describe;
    const play = mutant => {
      // Every expectation creates an error in advance, whose stack trace takes longest.
      Error.stackTraceLimit = 0;
      globalThis.__stryker__ = Object.assign(globalThis.__stryker__ ?? {}, { activeMutant: mutant });
      return playTests(bank, () => describe(require, {}));
    };
    return {
      capabilities: () => ({ reloadEnvironment: true }),
      init: async () => {
        describe = await compile(bank, process.cwd());
      },
      dryRun: async () => {
        const started = performance.now();
        const { passed, failed, error } = play(undefined);
        if (failed !== undefined) return { status: DryRunStatus.Error, errorMessage: `${failed}: ${error}` };
        const timeSpentMs = (performance.now() - started) / passed.length;
        const tests = [...new Set(passed)].map(name => ({ id: name, name, status: TestStatus.Success, timeSpentMs }));
        return { status: DryRunStatus.Complete, tests };
      },
      mutantRun: async ({ activeMutant }) => {
        const { passed, failed, error } = play(activeMutant.id);
        if (failed === undefined) return { status: MutantRunStatus.Survived, nrOfTests: passed.length };
        const failureMessage = String(error).slice(0, 500);
        return { status: MutantRunStatus.Killed, killedBy: [failed], failureMessage, nrOfTests: passed.length + 1 };
      },
    };
  };
  create.inject = [];
  return create;
}

/** Lists of texts and citations, which golden profiles and digests compare word by word. */
const texts = {
  shouldIgnore: path =>
    path.isObjectProperty() && ['cite', 'source', 'help'].includes(path.node.key.name) ? 'a text' : undefined,
};

export const strykerPlugins = [
  ...Object.keys(banks).map(bank => declareFactoryPlugin(PluginKind.TestRunner, bank, runnerFor(bank))),
  declareValuePlugin(PluginKind.Ignore, 'texts', texts),
];
