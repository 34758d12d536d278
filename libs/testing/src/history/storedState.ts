import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { StateRepublished } from '@aicp/contracts/events/adminEvents';
import { BSON, type Document } from 'mongodb';
import mongoose from 'mongoose';

/** The sorted text of each row, by collection. */
export type State = Map<string, string[]>;

/** Collections that are never compared: id counters, and the test's own profile. */
const APART = ['counters', 'system.profile'];

/** Exceptions with their reasons: `collection`, `collection.member`, `collection.member.member` or `outbox <event name>`. */
export type Unlike = Record<string, string>;

/** Rows that are not compared, by collection. */
export type Apart = Record<string, (row: Document) => boolean>;

/** The contents of a service's database in a comparable form. */
export async function storedState(db: mongoose.mongo.Db, unlike: Unlike, apart: Apart): Promise<State> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = all.map(({ name }) => name).filter(name => !APART.includes(name) && !(name in unlike));
  const read = async (name: string): Promise<[string, string[]]> => {
    const known = (await readAll(db, name)).filter(row => !apart[name]?.(row));
    const rows = RECKONED[name]?.(known, unlike) ?? known;
    const paths = Object.keys(unlike).flatMap(path => (path.startsWith(`${name}.`) ? [path.split('.').slice(1)] : []));
    for (const row of rows) for (const path of paths) omit(row, path);
    return [name, rows.map(row => canonicalJson(BSON.EJSON.serialize(row, { relaxed: true }))).sort()];
  };
  return new Map(await Promise.all(names.sort().map(read)));
}

/** Reads rows as the service does, with defaults filled in. */
async function readAll(db: mongoose.mongo.Db, name: string): Promise<Document[]> {
  const model = Object.values(mongoose.models).find(({ collection }) => collection.name === name);
  return model ? model.find().lean<Document[]>() : db.collection(name).find().toArray();
}

function omit(row: Document, [member = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) delete row[member];
  else if (row[member]) omit(row[member], rest);
}

/** Shared collections of all services that are compared only in part. */
const RECKONED: Record<string, (rows: Document[], unlike: Unlike) => Document[]> = {
  /** Ignores lock counts, and members of deleted organisations. */
  tombstones(rows) {
    const gone = new Set(rows.filter(row => row.gone).map(row => String(row._id).replace('organisation-', 'member-')));
    return rows
      .filter(row => row.gone || row.heirId !== null || row.version > 0)
      .filter(({ _id }) => !/^member-/.test(_id) || !gone.has(_id.replace(/-\d+$/, '')))
      .map(({ asked: _, ...row }) => row);
  },
  /** Repeated events count once, repeated jobs each time. Restated events are ignored: they show the state when they were requested. */
  outbox(rows, unlike) {
    const isAnswer = ({ name, restated }: Document) => restated || name === StateRepublished.name;
    const sent = rows.filter(row => !isAnswer(row) && !(`outbox ${row.name}` in unlike));
    const [events, jobs] = [sent.filter(isEvent), sent.filter(row => !isEvent(row))];
    const once = new Map(events.map(({ name, data }) => [canonicalJson([name, data]), { name, data }]));
    return [...once.values(), ...jobs.map(({ name, data }) => ({ name, data }))];
  },
};

/** The outbox also holds jobs, which use other queues. */
export const isEvent = ({ queues }: Document): boolean => queues.every((queue: string) => queue.startsWith('events-'));

/** A digest of each collection. */
export type Mark = Map<string, string>;

/** A cheap digest of the database. Comparing two shows what an event changed. */
export async function markOf(db: mongoose.mongo.Db): Promise<Mark> {
  const { collections } = await db.command({ dbHash: 1 });
  const told = { $or: [{ gone: true }, { heirId: { $ne: null } }, { version: { $gt: 0 } }] };
  const stones = await db
    .collection('tombstones')
    .find(told, { projection: { asked: 0 } })
    .sort({ _id: 1 })
    .toArray();
  return new Map([...Object.entries<string>(collections), ['tombstones', JSON.stringify(stones)]]);
}

export function movedBetween(before: Mark, after: Mark): string[] {
  return [...after].flatMap(([name, mark]) => (APART.includes(name) || before.get(name) === mark ? [] : [name]));
}

/** Most differences reported per collection. */
const MAX_DIFFERENCES = 2;

/**
 * One sentence per row that only one state has, up to MAX_DIFFERENCES per collection.
 * @param fewer jobs that may be missing
 */
export function differences(expected: State, actual: State, fewer: readonly string[]): string[] {
  const isMissed = (row: string) => !fewer.some(job => row.endsWith(`"name":"${job}"}`));
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap(name => {
    const [one, other] = [expected.get(name) ?? [], actual.get(name) ?? []];
    const lacking = less(one, other).filter(isMissed).slice(0, MAX_DIFFERENCES);
    const more = less(other, one).slice(0, MAX_DIFFERENCES);
    return [...lacking.map(row => `${name} lacks ${row}`), ...more.map(row => `${name} has as well ${row}`)];
  });
}

/** The items that `list` has more often than `others`. */
function less(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return list.filter(row => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}
