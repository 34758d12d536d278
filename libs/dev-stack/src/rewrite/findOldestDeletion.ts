import { type MongodAccess, mongodClient } from '../startMongod.ts';

/** Collections whose rows are deleted once they are worked off: ordinary use deletes nothing else, and an erasure always does. */
const PASSING = '(outbox|pending_activities|failed_logins|begun|migrations_lock)$';
const OURS = `^aicp_\\w+\\.(?!${PASSING})`;

/**
 * When the oldest deletion happened whose rows MongoDB's files may still hold, by its oplog, which begins with the files; undefined if
 * there was none.
 */
export async function findOldestDeletion(port: number, access: MongodAccess): Promise<Date | undefined> {
  const client = mongodClient(port, access);
  try {
    const deletion = { op: 'd', ns: { $regex: OURS } };
    const dropped = [{ 'o.drop': { $exists: true } }, { 'o.dropDatabase': { $exists: true } }];
    const found = await client
      .db('local')
      .collection('oplog.rs')
      .findOne(
        { $or: [deletion, { 'o.applyOps': { $elemMatch: deletion } }, ...dropped] },
        { sort: { $natural: 1 }, projection: { wall: 1 } },
      );
    return found?.wall;
  } finally {
    await client.close();
  }
}
