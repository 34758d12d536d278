import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './buildCollections.ts';

/** A lock expires after this time if its process was killed. A running process renews it. */
const LEASE_MS = 10_000;
const ASK_AGAIN_MS = 250;
const LOCKS = 'migrations_lock';

/** The machine slept, or the database was away for longer than the lease. */
export class LockLost extends Error {}

type Lock = { _id: string; holder: string; until: Date };

/**
 * Works alone on a database: others wait until it is free. The server's clock counts, not that of the machine.
 * @param waiting called once if somebody else works on it
 * @throws LockLost midway
 */
export async function withLock<Result>(db: Database, waiting: () => void, work: () => Promise<Result>) {
  const locks = db.collection<Lock>(LOCKS);
  const holder = randomUUID();

  async function take(): Promise<boolean> {
    const mine = { $or: [{ $eq: ['$holder', holder] }, { $lte: ['$until', '$$NOW'] }] };
    const lock = await locks.findOneAndUpdate(
      { _id: 'lock' },
      [
        {
          $set: {
            holder: { $cond: [mine, holder, '$holder'] },
            until: { $cond: [mine, { $add: ['$$NOW', LEASE_MS] }, '$until'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return lock?.holder === holder;
  }

  for (let first = true; !(await take()); first = false) {
    if (first) waiting();
    await sleep(ASK_AGAIN_MS);
  }
  const lost = Promise.withResolvers<never>();
  let heldAt = performance.now();
  const renewal = setInterval(async () => {
    const held = await take().catch(() => undefined);
    if (held) heldAt = performance.now();
    else if (held === false || performance.now() - heldAt > LEASE_MS)
      lost.reject(new LockLost('The lock on the database was lost. Run the migrations again.'));
  }, LEASE_MS / 3);
  try {
    return await Promise.race([work(), lost.promise]);
  } finally {
    clearInterval(renewal);
    await locks.deleteOne({ _id: 'lock', holder });
  }
}
