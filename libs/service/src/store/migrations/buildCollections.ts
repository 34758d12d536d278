import type mongoose from 'mongoose';

/** What a migration is given: the service's own database. */
export type Database = mongoose.mongo.Db;
type Index = mongoose.mongo.IndexDescription;

/** Collections by name, each with its indexes. */
export type Collections = Record<string, Index[]>;

/** The collections that every service has. */
export const CHASSIS: Collections = { outbox: [{ key: { inBulk: 1, at: 1 } }], counters: [], tombstones: [] };

const EXISTS = 'NamespaceExists';

/** Makes collections with their indexes; what is there already stays as it is. */
export async function buildCollections(db: Database, collections: Collections): Promise<void> {
  for (const [name, indexes] of Object.entries(collections)) {
    await db.createCollection(name).catch((error: { codeName?: string }) => {
      if (error.codeName !== EXISTS) throw error;
    });
    if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
  }
}
