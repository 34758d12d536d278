import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type mongoose from 'mongoose';
import { WrongSetting } from '../../process/serviceProcess.ts';
import { buildCollections, type Collections, type Database } from './buildCollections.ts';
import { withLock } from './withLock.ts';

/** The collection in which each service's database notes what has run: one row per migration. */
const APPLIED = 'migrations';
/** A service's first migration. Its digest is noted, because it may change until the first release. */
const BASELINE = '001-baseline.ts';

/** Collections to build, then work on their rows; either may be missing. */
type Migration = { collections?: Collections; up?(db: Database): Promise<void> };
type Applied = { fileName: string; digest?: string | undefined };

/** A service's database, and the folder with its migrations. */
export type Target = { client: mongoose.mongo.MongoClient; database: string; folder: URL };

/** A database that another baseline built: no process may write to it. */
export class OtherBaseline extends WrongSetting {
  constructor(database: string) {
    super(`${database} was created by a version before the first release. Move DATA_DIR away or choose another one.`);
  }
}

/**
 * The names of a service's migrations that its database has not seen yet, in their order.
 * @throws OtherBaseline
 */
export async function pending({ client, database, folder }: Target): Promise<string[]> {
  const names = readdirSync(folder).filter(name => name.endsWith('.ts'));
  const rows = client.db(database).collection<Applied>(APPLIED);
  const applied = await rows.find({}, { projection: { fileName: 1, digest: 1 } }).toArray();
  if (names.includes(BASELINE) && applied.length > 0) {
    const built = applied.find(({ fileName }) => fileName === BASELINE);
    if (!built?.digest || built.digest !== digestOf(await load(folder, BASELINE))) throw new OtherBaseline(database);
  }
  const done = new Set(applied.map(({ fileName }) => fileName));
  return names.filter(name => !done.has(name)).sort();
}

/**
 * Runs what is pending, one after another, each noted when it is over. Two at once run one after the other. What a kill cut
 * short is run again from its beginning by the next one.
 * @param waiting called once if another one is at work
 * @returns the names of those that ran
 * @throws OtherBaseline before anything is written
 */
export async function migrate(target: Target, waiting: () => void): Promise<string[]> {
  const { client, database, folder } = target;
  await pending(target);
  const db = client.db(database, { writeConcern: { w: 'majority' } });
  return withLock(db, waiting, async () => {
    const names = await pending(target);
    for (const fileName of names) {
      const migration = await load(folder, fileName);
      await run(db, migration).catch((cause: Error) => {
        throw new Error(`Could not migrate up ${fileName}: ${cause.message}`, { cause });
      });
      const digest = digestOf(migration);
      await db.collection(APPLIED).insertOne({ fileName, appliedAt: new Date(), ...(digest && { digest }) });
    }
    return names;
  });
}

async function run(db: Database, { collections, up }: Migration): Promise<void> {
  if (collections) await buildCollections(db, collections);
  await up?.(db);
}

const load = (folder: URL, fileName: string): Promise<Migration> => import(new URL(fileName, folder).href);

/** SHA-256 of the collections that a migration declares; undefined if it declares none. */
function digestOf({ collections }: Migration): string | undefined {
  return collections && createHash('sha256').update(JSON.stringify(collections)).digest('hex');
}
