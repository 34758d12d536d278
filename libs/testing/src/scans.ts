import { serviceNames } from '@aicp/contracts/serviceNames';
import type mongoose from 'mongoose';
import { aroundDriverCalls, isExemptFile, nearestCallingFile } from './driverCalls.ts';

/**
 * Checks whether the product scans whole collections: by MongoDB's profiler, for the stores' queries while a test file runs. A query on an
 * index is planned so however few rows a test has.
 */

/** This comment marks queries that are not the product's everyday ones. */
const APART = 'asked by a test or a migration';
const PROFILE = 'system.profile';
/** Room for the results of a faulty file. */
const ROOM_BYTES = 16_000_000;

/** Equality with one of these restricts a query to one owner, system or assessment, which is bounded, so it may be sorted in memory. */
const BOUNDING = ['_id', 'organisationId', 'userId', 'aiSystemId', 'systemId', 'assessmentId'];

/** Collections that may be read completely, because they stay small. */
const SMALL: Record<string, string> = {
  migrations: 'has a row for each step of a release',
  bundleKeys: 'has a row for each key that has ever signed',
  pending_activities: 'holds what happened in the last moments',
};

type Command = {
  filter?: Filter;
  q?: Filter;
  query?: Filter;
  pipeline?: [{ $match?: Filter }?, ...object[]];
  limit?: number;
};
type Filter = Record<string, unknown>;
type Profiled = { op: string; ns: string; command: Command; planSummary: string; hasSortStage?: boolean };

/**
 * Profiles a service's database while the tests of a file run. Databases of tests that are not a service's are not profiled.
 * @returns a function that ends the profile and returns one sentence per read without an index or sort without a bound
 */
export async function watchScans(db: mongoose.mongo.Db, name: string): Promise<() => Promise<string[]>> {
  if (!(serviceNames as readonly string[]).includes(name)) return async () => [];
  markQueriesApart();
  const since = new Date();
  const existing = await db.listCollections({ name: PROFILE }, { nameOnly: true }).toArray();
  if (existing.length === 0) await db.createCollection(PROFILE, { capped: true, size: ROOM_BYTES });
  const found = [{ planSummary: /COLLSCAN/ }, { hasSortStage: true }];
  // The next page of a cursor is not a separate query.
  await db.command({ profile: 1, filter: { op: { $ne: 'getmore' }, 'command.comment': { $ne: APART }, $or: found } });
  return () => scansIn(db, name, since);
}

async function scansIn(db: mongoose.mongo.Db, service: string, since: Date): Promise<string[]> {
  await db.command({ profile: 0 });
  const rows = (await db
    .collection(PROFILE)
    .find({ ts: { $gte: since } })
    .toArray()) as unknown as Profiled[];
  const sentences = rows.filter(isUnbounded).map(({ op, ns, command, planSummary }) => {
    const what = command.pipeline ?? filterOf(command);
    return `${service} ${planSummary.includes('COLLSCAN') ? 'reads all' : 'sorts without a bound what it reads'} of ${ns.slice(ns.indexOf('.') + 1)}: ${op} ${JSON.stringify(what)}`;
  });
  return [...new Set(sentences)];
}

function isUnbounded({ op, ns, command, planSummary }: Profiled): boolean {
  const collection = ns.slice(ns.indexOf('.') + 1);
  if (collection === PROFILE || collection in SMALL) return false;
  const filter = filterOf(command);
  // GridFS checks for a first file, and a rebuild empties a list.
  if (Object.keys(filter).length === 0 && (command.limit === 1 || op === 'remove' || op === 'update')) return false;
  return planSummary.includes('COLLSCAN') || !Object.keys(filter).some(field => BOUNDING.includes(field));
}

function filterOf({ filter, q, query, pipeline }: Command): Filter {
  return filter ?? q ?? query ?? pipeline?.[0]?.$match ?? {};
}

let isMarking = false;

function markQueriesApart(): void {
  if (isMarking) return;
  isMarking = true;
  aroundDriverCalls(({ options }, run) =>
    run(isExemptFile(nearestCallingFile()) ? { ...options, comment: APART } : options),
  );
}
