import mongoose from 'mongoose';

/** The position of the options among each method's arguments. */
const OPTIONS_AT = {
  find: 1,
  findOne: 1,
  aggregate: 1,
  countDocuments: 1,
  estimatedDocumentCount: 0,
  distinct: 2,
  insertOne: 1,
  insertMany: 1,
  updateOne: 2,
  updateMany: 2,
  replaceOne: 2,
  deleteOne: 1,
  deleteMany: 1,
  findOneAndUpdate: 2,
  findOneAndReplace: 2,
  findOneAndDelete: 1,
  bulkWrite: 1,
};

export type DriverCall = {
  collection: string;
  method: string;
  /** The arguments before the options: a filter and a change, or rows. */
  given: readonly unknown[];
  options: { session?: unknown } | undefined;
};

/**
 * Wraps each call of a driver's collection, which mongoose also uses. The driver's methods call each other, with the options that they
 * were given.
 * @param around makes the call through `run`, with the options that it should have
 */
export function aroundDriverCalls(around: (call: DriverCall, run: (options?: object) => unknown) => unknown): void {
  const { prototype } = mongoose.mongo.Collection;
  for (const [method, at] of Object.entries(OPTIONS_AT)) {
    const original = Reflect.get(prototype, method) as (...given: unknown[]) => unknown;
    Reflect.set(prototype, method, function (this: mongoose.mongo.Collection, ...given: unknown[]) {
      const before = Array.from({ length: at }, (_, index) => given[index]);
      const options = given[at] as DriverCall['options'];
      const call = { collection: this.collectionName, method, given: before, options };
      return around(call, options => original.call(this, ...before, options));
    });
  }
}

const OURS = /^(?!.*\/node_modules\/).*\/((?:libs|services)\/.*)/;
const AROUND = /\/(driverCalls|foreignRows|scans|strays)\.ts$/;
const OF_OTHERS = /\.test\.ts|\/testing\/|\/migrations\//;
/** Mongoose and the stack frames in between take about ten. */
const FRAMES = 30;

/** Whose a file on the stack is, by its name: there are some thirty on each of a hundred thousand stacks. */
const known = new Map<string | null, string | undefined>();

function ownFile(name: string | null): string | undefined {
  if (known.has(name)) return known.get(name);
  const file = OURS.exec(name ?? '')?.[1];
  const own = file && AROUND.test(file) ? undefined : file;
  known.set(name, own);
  return own;
}

/**
 * The repository files from which the driver is called, nearest first. Empty for an aggregation or a cursor of mongoose, which calls the
 * driver after leaving its caller.
 */
export function callingFiles(): string[] {
  return [...new Set(onStack(calls => calls.flatMap(call => ownFile(call.getFileName()) ?? [])))];
}

/** The first of `callingFiles`. */
export function nearestCallingFile(): string | undefined {
  return onStack(calls => {
    for (const call of calls) {
      const own = ownFile(call.getFileName());
      if (own) return own;
    }
    return undefined;
  });
}

/** Whether the file is a test, a test helper, or a migration, which reads everything once. */
export function isExemptFile(file: string | undefined): boolean {
  return file !== undefined && OF_OTHERS.test(file);
}

/** Reads the stack without the sources' lines, which Jest would look up for each call. */
function onStack<Found>(read: (calls: NodeJS.CallSite[]) => Found): Found {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  Error.prepareStackTrace = (_error, calls) => read(calls);
  try {
    return new Error().stack as unknown as Found;
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}
