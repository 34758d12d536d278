import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type mongoose from 'mongoose';
import { withLock } from './withLock.ts';

/** Where the names of what was done are kept, in each service's database. */
const APPLIED = 'migrations';

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
  // Only where something is to be done: a process that finds its database ready does not pay for the library.
  const { config, up } = await import('migrate-mongo');
  return withLock(db, waiting, async () => {
    config.set({
      migrationsDir: fileURLToPath(folder),
      migrationFileExtension: '.ts',
      changelogCollectionName: APPLIED,
      // Its own lock is looked at and then taken, which two can do at once, and nobody renews it: ours stands around it.
      lockCollectionName: '',
      lockTtl: 0,
    });
    return up(db, client);
  });
}
