import { collection } from './collection.ts';
import type { Transaction } from './transaction.ts';

/** What a consumer remembers of a thing that others own: that it was spoken of, and whether it is gone for good. */
type Row = {
  _id: string;
  gone: boolean;
  /** Rises with every question, so that a question and a burial at the same moment cannot pass each other unseen. */
  asked: number;
};

const Tombstones = collection<Row>('tombstones', {
  _id: { type: String, required: true },
  gone: { type: Boolean, default: false },
  asked: { type: Number, default: 0 },
});

/** The kinds of things whose deletion consumers hear of. */
type Kind = 'user' | 'system';

const keyOf = (kind: Kind, id: number) => `${kind}-${id}`;

/** Remembers for good that a thing was deleted, in the transaction that erases what is kept of it. */
export async function bury(tx: Transaction, kind: Kind, id: number): Promise<void> {
  await Tombstones.updateOne({ _id: keyOf(kind, id) }, { gone: true }, { upsert: true, session: tx.session });
}

/**
 * Whether a thing was deleted. Ask in the transaction that would write something about it: what was sent before the
 * deletion may arrive after it, or at the same moment, and must not bring anything back.
 */
export async function isBuried(tx: Transaction, kind: Kind, id: number): Promise<boolean> {
  const stone = await Tombstones.findOneAndUpdate(
    { _id: keyOf(kind, id) },
    { $inc: { asked: 1 }, $setOnInsert: { gone: false } },
    { upsert: true, returnDocument: 'after', session: tx.session },
  )
    .orFail()
    .lean();
  return stone.gone;
}
