import { StateRestated } from '@aicp/contracts/adminEvents';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { BSON, type Document } from 'mongodb';
import mongoose from 'mongoose';

/** By collection, the text of each row, sorted. */
export type State = Map<string, string[]>;

/** Never a part of what a service knows: numbers that were given out, and what belongs to the test. */
const APART = ['counters', 'system.profile'];

/** What is not compared, and why: `collection`, `collection.member` or `collection.member.member`; of what is sent `outbox <name>`. */
export type Unlike = Record<string, string>;

/** By collection, rows that are not compared. */
export type Apart = Record<string, (row: Document) => boolean>;

/** What a service's database holds, as it can be compared with another one. */
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

/** As the service reads them: what a row lacks has its default. */
async function readAll(db: mongoose.mongo.Db, name: string): Promise<Document[]> {
  const model = Object.values(mongoose.models).find(({ collection }) => collection.name === name);
  return model ? model.find().lean<Document[]>() : db.collection(name).find().toArray();
}

function omit(row: Document, [member = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) delete row[member];
  else if (row[member]) omit(row[member], rest);
}

/** The collections of every service of which not every row says something. */
const RECKONED: Record<string, (rows: Document[], unlike: Unlike) => Document[]> = {
  /** How often something was locked says nothing; nor who was in an organisation that is gone, as that is asked first. */
  tombstones(rows) {
    const gone = new Set(rows.filter(row => row.gone).map(row => String(row._id).replace('organisation-', 'member-')));
    return rows
      .filter(row => row.gone || row.heirId !== null || row.version > 0)
      .filter(({ _id }) => !/^member-/.test(_id) || !gone.has(_id.replace(/-\d+$/, '')))
      .map(({ asked: _, ...row }) => row);
  },
  /** An event twice is one, a job is done twice. What is published again is what was so when somebody asked for it. */
  outbox(rows, unlike) {
    const isAnswer = ({ name, restated }: Document) => restated || name === StateRestated.name;
    const sent = rows.filter(row => !isAnswer(row) && !(`outbox ${row.name}` in unlike));
    const [events, jobs] = [sent.filter(isEvent), sent.filter(row => !isEvent(row))];
    const once = new Map(events.map(({ name, data }) => [canonicalJson([name, data]), { name, data }]));
    return [...once.values(), ...jobs.map(({ name, data }) => ({ name, data }))];
  },
};

/** Jobs lie in the outbox as well: their queues are their own. */
export const isEvent = ({ queues }: Document): boolean => queues.every((queue: string) => queue.startsWith('events-'));

/** By collection, a digest of what it holds. */
export type Mark = Map<string, string>;

/** A cheap mark of what is stored, to see by another one what an event has changed. */
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

/** Rows that a sentence is said of, in each collection. */
const MOST = 2;

/**
 * A sentence for each row that only one of them has, for some of each collection.
 * @param fewer jobs that may be missing
 */
export function differences(expected: State, actual: State, fewer: readonly string[]): string[] {
  const isMissed = (row: string) => !fewer.some(job => row.endsWith(`"name":"${job}"}`));
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap(name => {
    const [one, other] = [expected.get(name) ?? [], actual.get(name) ?? []];
    const lacking = less(one, other).filter(isMissed).slice(0, MOST);
    const more = less(other, one).slice(0, MOST);
    return [...lacking.map(row => `${name} lacks ${row}`), ...more.map(row => `${name} has as well ${row}`)];
  });
}

/** What a list has more often than another one. */
function less(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return list.filter(row => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}
