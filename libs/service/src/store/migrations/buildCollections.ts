import type mongoose from 'mongoose';

/** What a migration is given: the service's own database. */
export type Database = mongoose.mongo.Db;
type Index = mongoose.mongo.IndexDescription;

/** The collections of the chassis as they were at first; every service has them. */
export const CHASSIS_1: Record<string, Index[]> = {
  outbox: [{ key: { leaseUntil: 1, at: 1 } }, { key: { lease: 1 } }],
  counters: [],
  tombstones: [],
};

const EXISTS = 'NamespaceExists';

/**
 * Makes collections with their indexes; what is there already stays as it is. A migration names them itself, and never takes
 * them from the schemas: those go on changing, and what was done does not.
 */
export async function buildCollections(db: Database, collections: Record<string, Index[]>): Promise<void> {
  for (const [name, indexes] of Object.entries(collections)) {
    await db.createCollection(name).catch((error: { codeName?: string }) => {
      if (error.codeName !== EXISTS) throw error;
    });
    if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
  }
}

/**
 * Release 2 of the chassis: the outbox is read by age alone, and a lease moves nothing in an index. The release before goes on
 * without its indexes: the outbox is nearly empty at any moment.
 */
export async function orderOutboxByAge(db: Database): Promise<void> {
  const outbox = db.collection('outbox');
  await outbox.createIndexes([{ key: { at: 1 } }]);
  for (const index of await outbox.indexes())
    if ('leaseUntil' in index.key || 'lease' in index.key) await outbox.dropIndex(String(index.name));
}

/** Where a collection has the account's number from before organisations, and the indexes that its owner begins. */
type Ownership = { from: 'userId' | '_id'; indexes?: Index[] };

/**
 * Gives every row the organisation that owns it: the one with the account's number. The release before goes on writing rows
 * without it; those are read as if they had it, and the release that reads by it fills them in once more.
 */
export async function addOrganisations(db: Database, collections: Record<string, Ownership>): Promise<void> {
  for (const [name, { from, indexes = [] }] of Object.entries(collections)) {
    if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
    await db.collection(name).updateMany({ organisationId: null }, [{ $set: { organisationId: `$${from}` } }]);
  }
}

/**
 * Marks the organisations of accounts that were erased before organisations owned things as gone: late events of theirs must not
 * bring anything back, and their number was the account's.
 */
export async function buryOrganisations(db: Database): Promise<void> {
  const stones = [
    { $match: { _id: { $regex: '^user-' }, gone: true } },
    { $project: { _id: { $concat: ['organisation-', { $substrCP: ['$_id', 5, 20] }] }, gone: true, asked: '$asked' } },
    { $merge: { into: 'tombstones', on: '_id', whenMatched: 'merge' } },
  ];
  await db.collection('tombstones').aggregate(stones).toArray();
}
