/** The model of `npm run bench growth`: all assumptions, and the results. Pure. */

/** The values that the benchmark measures itself. The other values below come from bench/README.md (2026-11-21); some are estimates. */
export type Measured = {
  /** Bytes with indexes, before compression by MongoDB: for one system with its assessments, reports and documents, and for one user. */
  systemBytes: number;
  personBytes: number;
  /** The share of indexes, which should stay in memory. */
  indexShare: number;
};

/** CPU time of a request, of a login and of handling an event, in milliseconds, over all our processes. */
const CPU_MS = { gateway: 1.1, services: 0.9, login: 22, event: 1.5 };
/** The reads that one core of MongoDB's primary answers, and the transactions with their events that it commits. */
const MONGO = { readsPerSecond: 3_400, transactionsPerSecond: 540 };
/** One primary, one thread. A job takes about twenty commands. */
const REDIS = { commandsPerSecond: 80_000, commandsPerJob: 20, sessionBytes: 700 };

/** The assumed usage, as of 2026-11; change these first when real figures exist. */
const USE = {
  systemsPerOrganisation: 5,
  peoplePerOrganisation: 3,
  /** The share of people active on a working day. */
  activeShare: 0.1,
  requestsPerActiveDay: 150,
  loginsPerActiveDay: 0.5,
  readsPerRequest: 4,
  /** Two assessments of 25 answers, three documents, evidence. */
  writesPerSystemYear: 70,
  eventsPerSystemYear: 25,
  evidencePerSystemYear: 4,
  evidenceBytes: 400_000,
  yearsKept: 3,
  /** The busiest minute relative to the mean of a day. */
  peak: 8,
  workingDays: 230,
};

/** Prices of a large European cloud, EUR a month, rounded, as of 2026-11. */
const PRICE = { core: 26, gigabyteOfMemory: 3.4, gigabyteOfDisk: 0.1, gigabyteOfObjects: 0.023 };

/** The capacity of one machine or process of each kind. */
const LIMIT = {
  /** Two thirds of a core busy at the peak; the rest covers the loss of a replica. */
  busy: 0.65,
  /** MongoDB: the largest common machine. */
  mongoCores: 32,
  mongoMemory: 256e9,
  /** Above this, rebuilding a replica takes more than some hours. */
  mongoDisk: 4e12,
  redisMemory: 32e9,
};

type Need = { resource: string; use: number; unit: string; limit: number };

/** @returns the needs of this many systems at the peak, each with the capacity of one unit, and the monthly price */
export function needsOf(systems: number, measured: Measured) {
  const organisations = systems / USE.systemsPerOrganisation;
  const people = organisations * USE.peoplePerOrganisation;
  const active = people * USE.activeShare;
  const peakOf = (perDay: number) => (perDay / 86_400) * USE.peak;
  const perWorkingDay = (perYear: number) => (systems * perYear) / USE.workingDays;
  const requests = peakOf(active * USE.requestsPerActiveDay);
  const logins = peakOf(active * USE.loginsPerActiveDay);
  const writes = peakOf(perWorkingDay(USE.writesPerSystemYear));
  const events = peakOf(perWorkingDay(USE.eventsPerSystemYear));

  const gatewayCores = (requests * CPU_MS.gateway) / 1_000 / LIMIT.busy;
  const serviceCores = (requests * CPU_MS.services + events * CPU_MS.event) / 1_000 / LIMIT.busy;
  const loginCores = (logins * CPU_MS.login) / 1_000 / LIMIT.busy;
  const mongoCores =
    ((requests * USE.readsPerRequest) / MONGO.readsPerSecond + writes / MONGO.transactionsPerSecond) / LIMIT.busy;
  const rows = systems * measured.systemBytes + people * measured.personBytes;
  const files = systems * USE.evidencePerSystemYear * USE.yearsKept * USE.evidenceBytes;
  const memory = rows * measured.indexShare + rows * USE.activeShare * (1 - measured.indexShare);
  const commands = requests + events * REDIS.commandsPerJob;
  const needs: Need[] = [
    { resource: 'gateway', use: gatewayCores, unit: 'cores', limit: 1 },
    { resource: 'services and workers', use: serviceCores, unit: 'cores', limit: 1 },
    { resource: 'argon2 (identity)', use: loginCores, unit: 'cores', limit: 1 },
    { resource: 'MongoDB, cores', use: mongoCores, unit: 'cores', limit: LIMIT.mongoCores },
    { resource: 'MongoDB, working set', use: memory, unit: 'bytes', limit: LIMIT.mongoMemory },
    { resource: 'MongoDB, rows', use: rows, unit: 'bytes', limit: LIMIT.mongoDisk },
    { resource: 'MongoDB, evidence', use: files, unit: 'bytes', limit: LIMIT.mongoDisk },
    { resource: 'Redis, commands', use: commands, unit: '/s', limit: REDIS.commandsPerSecond * LIMIT.busy },
    { resource: 'Redis, sessions', use: people * REDIS.sessionBytes * 2, unit: 'bytes', limit: LIMIT.redisMemory },
  ];
  // At least two of everything, and three copies of the data.
  const nodeCores = Math.max(2, gatewayCores) + Math.max(6, serviceCores) + Math.max(2, loginCores);
  const cores = nodeCores + 3 * Math.max(2, mongoCores) + 3;
  const gigabytes = nodeCores * 1 + 3 * Math.max(4, memory / 1e9) + 3;
  const compute = cores * PRICE.core + gigabytes * PRICE.gigabyteOfMemory;
  const storage = (3 * (rows + files) * PRICE.gigabyteOfDisk + (rows + files) * PRICE.gigabyteOfObjects) / 1e9;
  return { requests, logins, writes, events, needs, price: compute + storage };
}

/** The number of systems that one unit of a resource can carry. All needs grow in proportion. */
export function carries(resource: string, measured: Measured): number {
  const need = needsOf(1_000_000, measured).needs.find(each => each.resource === resource);
  return need ? (1_000_000 * need.limit) / need.use : Number.NaN;
}
