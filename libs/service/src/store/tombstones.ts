import { collection } from './collection.ts';
import type { Transaction } from './transaction.ts';

/** Things of other services that a consumer knows from events, and whether they were deleted; and who left an organisation (makers.ts). */
type Row = {
  _id: string;
  gone: boolean;
  /** Rises with every lock, so that a lock and a deletion at the same moment conflict, and one is retried. */
  asked: number;
  /** Of a member who has left: whose their things are now. */
  heirId: number | null;
  /** Of a membership, as last heard. */
  version: number;
};

export const Tombstones = collection<Row>('tombstones', {
  _id: { type: String, required: true },
  gone: { type: Boolean, default: false },
  asked: { type: Number, default: 0 },
  heirId: { type: Number, default: null },
  version: { type: Number, default: 0 },
});

/** The kinds of things whose deletion is published to consumers. */
type Kind = 'user' | 'organisation' | 'system' | 'assessment';

const keyOf = (kind: Kind, id: number) => `${kind}-${id}`;

/** Records permanently that a thing was deleted, in the transaction that erases its data. */
export async function markGone(tx: Transaction, kind: Kind, id: number): Promise<void> {
  await Tombstones.updateOne({ _id: keyOf(kind, id) }, { gone: true }, { upsert: true, session: tx.session });
}

/**
 * Locks a thing for this transaction, unless it was deleted. Call it in every transaction that writes something about it: an event
 * from before the deletion may arrive after it, and must not bring anything back. Two changes of one thing run one after another.
 * @returns false when the thing is gone
 */
export async function lockUnlessGone(tx: Transaction, kind: Kind, id: number): Promise<boolean> {
  const stone = await Tombstones.findOneAndUpdate(
    { _id: keyOf(kind, id) },
    { $inc: { asked: 1 }, $setOnInsert: { gone: false } },
    { upsert: true, returnDocument: 'after', session: tx.session },
  )
    .orFail()
    .lean();
  return !stone.gone;
}
