import { readdirSync } from 'node:fs';
import type mongoose from 'mongoose';
import type { Database } from './buildCollections.ts';
import { withLock } from './withLock.ts';

/** Where the names of what was done are kept, in each service's database: one row each, as migrate-mongo wrote them before. */
const APPLIED = 'migrations';

type Migration = { up(db: Database): Promise<void> };

/** A service's database, and the folder with its migrations. */
export type Target = { client: mongoose.mongo.MongoClient; database: string; folder: URL };

/** The names of a service's migrations that its database has not seen yet, in their order. */
export async function pending({ client, database, folder }: Target): Promise<string[]> {
  const rows = client
    .db(database)
    .collection(APPLIED)
    .find({}, { projection: { fileName: 1 } });
  const applied = new Set((await rows.toArray()).map(({ fileName }) => fileName));
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !applied.has(name))
    .sort();
}

/**
 * Runs what is pending, one after another, each noted when it is over. Two at once run one after the other. What a kill cut
 * short is run again from its beginning by the next one.
 * @param waiting called once if another one is at work
 * @returns the names of those that ran
 */
export async function migrate(target: Target, waiting: () => void): Promise<string[]> {
  const { client, database, folder } = target;
  const db = client.db(database, { writeConcern: { w: 'majority' } });
  return withLock(db, waiting, async () => {
    const names = await pending(target);
    const migrationBlock = Date.now();
    for (const fileName of names) {
      const { up }: Migration = await import(new URL(fileName, folder).href);
      await up(db).catch((cause: Error) => {
        throw new Error(`Could not migrate up ${fileName}: ${cause.message}`, { cause });
      });
      await db.collection(APPLIED).insertOne({ fileName, appliedAt: new Date(), migrationBlock });
    }
    return names;
  });
}
