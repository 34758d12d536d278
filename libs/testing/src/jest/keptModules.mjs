import Runtime from 'jest-runtime';

/**
 * Jest's module loader, which keeps the modules of a room between its files: mongoose, GraphQL and the service. Only the test file and
 * the framework are loaded again.
 */
class KeptModules extends Runtime {
  for(testPath) {
    this._testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.executor.testPath = testPath;
    return this;
  }

  teardown() {
    if (!this._environment.room) return super.teardown();
    this.restoreAllMocks();
    this.registries.internalModuleRegistry.clear();
    for (const key of this.registries.esModuleRegistry.keys())
      if (/^@jest\/globals|\.test\.tsx?$/.test(key)) this.registries.esModuleRegistry.delete(key);
    this.jestGlobals.clearJestObjectCache();
    this.jestGlobals.cachedEnvGlobals = undefined;
    this.testState.state = 'loading';
  }
}

/** Jest calls it as a constructor. @returns the loader of the file's room, or a new one */
export default function modulesFor(config, environment, resolver, transformer, cacheFS, coverage, testPath, ...rest) {
  environment.modules ??= new KeptModules(
    ...[config, environment, resolver, transformer, cacheFS, coverage, testPath],
    ...rest,
  );
  return environment.modules.for(testPath);
}
