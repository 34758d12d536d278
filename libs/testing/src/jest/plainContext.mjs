import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { roomOf } from './rooms.mjs';

const { compileFunction, SourceTextModule } = vm;
/** V8's compiled code by file name. */
const compiled = new Map();
const compiledBefore = (name, code) => {
  const known = compiled.get(name);
  return known?.code === code ? known.cachedData : undefined;
};

// Jest loads each file again for each test file, and V8 would also parse it again.
vm.compileFunction = function compileOnce(code, parameters, options) {
  const cachedData = compiledBefore(options.filename, code);
  if (cachedData) return compileFunction(code, parameters, { ...options, cachedData });
  const made = compileFunction(code, parameters, { ...options, produceCachedData: true });
  compiled.set(options.filename, { code, cachedData: made.cachedData });
  return made;
};
vm.SourceTextModule = class extends SourceTextModule {
  constructor(code, options) {
    const cachedData = compiledBefore(options.identifier, code);
    super(code, { ...options, cachedData });
    if (!cachedData) compiled.set(options.identifier, { code, cachedData: this.createCachedData() });
  }
};

/**
 * Jest's environment for Node, in a context whose globals are plain: Jest's own context asks a proxy for each use of `Object` or `Map`, which
 * costs a third of all processor time of the tests.
 */
class PlainContext extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }

  async teardown() {
    if (!this.room) return this.end();
    this.fakeTimersModern.useRealTimers();
    // The next file loads the framework again, which must only receive that file's events.
    delete this.global[Symbol.for('EVENT_HANDLERS')];
  }

  end() {
    return super.teardown();
  }
}

/** The context of this worker's current room. */
let kept;

/** Jest calls it as a constructor. @returns the context of the file's room, or a new one */
export default function contextFor(config, context) {
  const room = roomOf(context.testPath);
  if (room && kept?.room === room) return kept;
  void kept?.end();
  const made = Object.assign(new PlainContext(config, context), { room });
  kept = room ? made : undefined;
  return made;
}
