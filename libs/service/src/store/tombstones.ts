import mongoose from 'mongoose';
import { collection } from './collection.ts';
import type { Transaction } from './transaction.ts';

/**
 * Things of other services that a consumer knows from events, and whether they were deleted; and former members of organisations
 * (creators.ts).
 */
type Row = {
  _id: string;
  gone: boolean;
  /** Rises with every lock, so that a concurrent lock and deletion conflict, and one is retried. */
  asked: number;
  /** A former member's successor, or the kept record of a merged system; otherwise null. */
  heirId: number | null;
  /** The version of a membership as last received. */
  version: number;
};

export const Tombstones = collection<Row>('tombstones', {
  _id: { type: String, required: true },
  gone: { type: Boolean, default: false },
  asked: { type: Number, default: 0 },
  heirId: { type: Number, default: null },
  version: { type: Number, default: 0 },
});

/** The kinds of items whose deletion is published to consumers. */
type Kind = 'user' | 'organisation' | 'system' | 'assessment';

const keyOf = (kind: Kind, id: number) => `${kind}-${id}`;

/** Records permanently that an item was deleted, in the transaction that erases its data. */
export async function insertTombstone(tx: Transaction, kind: Kind, id: number): Promise<void> {
  await Tombstones.updateOne({ _id: keyOf(kind, id) }, { gone: true }, { upsert: true, session: tx.session });
  locked.get(tx)?.delete(keyOf(kind, id));
}

/**
 * Locks a thing for this transaction, unless it was deleted. Call it in every transaction that writes something about it: an event from
 * before the deletion may arrive after it, and must not restore anything. Changes of one thing are serialised.
 * @returns false if the thing was deleted
 */
export async function lockUnlessDeleted(tx: Transaction, kind: Kind, id: number): Promise<boolean> {
  return !(await lock(tx, kind, id)).gone;
}

/**
 * Whether a thing was deleted, without locking it: for events that arrive by the thousand about one organisation and would conflict. Check
 * after the commit, and remove what was written. A deletion that commits later finds it.
 */
export async function isDeleted(kind: Kind, id: number): Promise<boolean> {
  return (await Tombstones.exists({ _id: keyOf(kind, id), gone: true })) !== null;
}

/** The deleted or merged ones among these things. */
export async function deletedAmong(kind: Kind, ids: readonly number[]): Promise<number[]> {
  const keys = new Map(ids.map(id => [keyOf(kind, id), id]));
  const found = await Tombstones.find(
    { _id: mongoose.trusted({ $in: [...keys.keys()] }), gone: true },
    { _id: 1 },
  ).lean();
  return found.flatMap(({ _id }) => keys.get(_id) ?? []);
}

type Stone = Pick<Row, 'gone' | 'heirId'>;

/** Things that a transaction has locked, so that no one else changes them before it ends. */
const locked = new WeakMap<Transaction, Map<string, Stone>>();

async function lock(tx: Transaction, kind: Kind, id: number): Promise<Stone> {
  const _id = keyOf(kind, id);
  const own = locked.get(tx) ?? new Map<string, Stone>();
  locked.set(tx, own);
  const stone =
    own.get(_id) ??
    (await Tombstones.findOneAndUpdate(
      { _id },
      { $inc: { asked: 1 }, $setOnInsert: { gone: false } },
      { upsert: true, returnDocument: 'after', session: tx.session },
    )
      .orFail()
      .lean());
  own.set(_id, stone);
  return stone;
}

/** Records permanently that a system was merged, in the transaction that moves its data (lockKeptSystem). */
export async function insertMergeTombstone(tx: Transaction, { goneId, keptId }: Joined): Promise<void> {
  const merged = { gone: true, heirId: keptId };
  await Tombstones.updateOne({ _id: keyOf('system', goneId) }, merged, { upsert: true, session: tx.session });
  locked.get(tx)?.delete(keyOf('system', goneId));
}

type Joined = { goneId: number; keptId: number };

/**
 * Like lockUnlessDeleted for a system, returning the number it is kept under: the kept record's if it was merged. Call it in every
 * transaction that writes something about a system by an event, which may be late.
 * @returns null if it was deleted
 */
export async function lockKeptSystem(tx: Transaction, systemId: number): Promise<number | null> {
  for (let id = systemId; ; ) {
    const stone = await lock(tx, 'system', id);
    if (!stone.gone) return id;
    if (stone.heirId === null) return null;
    id = stone.heirId;
  }
}
