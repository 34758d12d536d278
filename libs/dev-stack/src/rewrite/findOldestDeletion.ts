import { type MongodAccess, mongodClient } from '../startMongod.ts';

/**
 * Collections whose rows are deleted once they are processed. Ordinary use deletes only such rows; an erasure always deletes others too.
 */
const PASSING = '(outbox|pending_activities|failed_logins|begun|migrations_lock)$';
const OURS = `^aicp_\\w+\\.(?!${PASSING})`;

/**
 * The time of the oldest deletion whose rows MongoDB's files may still contain, from its oplog, which starts with the files. Undefined if
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
