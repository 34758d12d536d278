import { collection, part, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** The RFC 3161 token as received. */
export type BundleStamp = { time: Date; token: Buffer };

/**
 * A bundle that was created here. It contains no names: only the holder of the bundle knows a root. So it stays after its contents are
 * erased, and the bundle can still be verified.
 */
export type SealedBundle = {
  /** The root. */
  id: string;
  /** The hash of everything in the bundle except its creation time. */
  state: string;
  madeAt: Date;
  kid: string;
  /** Base64url. */
  signature: string;
  timestamp: BundleStamp | null;
  /** Whether a time stamp is still missing. */
  stampDue: boolean;
};

const fixed = { required: true, immutable: true } as const;

const Bundles = collection<Omit<SealedBundle, 'id'> & { _id: string }>(
  'bundles',
  {
    _id: { type: String, required: true },
    state: { type: String, ...fixed },
    madeAt: { type: Date, ...fixed },
    kid: { type: String, ...fixed },
    signature: { type: String, ...fixed },
    timestamp: {
      type: part<BundleStamp>({ time: { type: Date, required: true }, token: { type: Buffer, required: true } }),
      default: null,
    },
    stampDue: { type: Boolean, default: false },
  },
  [
    [{ state: 1 }, { unique: true }],
    [{ madeAt: 1 }, { partialFilterExpression: { stampDue: true } }],
  ],
);

export async function findBundleOf(state: string): Promise<SealedBundle | null> {
  const found = await Bundles.findOne({ state }).lean();
  return found && withId(found);
}

export async function findBundle(root: string): Promise<SealedBundle | null> {
  const found = await Bundles.findById(root).lean();
  return found && withId(found);
}

/** By root, in no order. */
export async function listBundles(roots: readonly string[]): Promise<SealedBundle[]> {
  return (await Bundles.find({ _id: mongoose.trusted({ $in: roots }) }).lean()).map(withId);
}

/** Records a bundle, unless one of the same state exists; then returns that one. */
export async function insertBundleOnce(tx: Transaction, { id, state, ...bundle }: SealedBundle): Promise<SealedBundle> {
  const first = { $setOnInsert: { _id: id, ...bundle } };
  const options = { upsert: true, returnDocument: 'after', session: tx.session } as const;
  const found = await Bundles.findOneAndUpdate({ state }, first, options).orFail().lean();
  return withId(found);
}

/** Stores a time stamp once; the first one is kept. */
export async function upsertStamp(root: string, timestamp: BundleStamp): Promise<void> {
  await Bundles.updateOne({ _id: root, timestamp: null }, { timestamp, stampDue: false });
}

/** Roots whose time stamp is still missing, oldest first. */
export async function unstampedRoots(limit: number): Promise<string[]> {
  const due = { stampDue: true, madeAt: mongoose.trusted({ $gt: new Date(0) }) };
  const found = await Bundles.find(due, { _id: 1 }).sort({ madeAt: 1 }).limit(limit).lean();
  return found.map(({ _id }) => _id);
}
