import { collection, withId } from '@aicp/service/store/collection';
import mongoose from 'mongoose';

/** A public key that bundles were signed with. */
export type BundleKey = {
  /** RFC 7638 thumbprint. */
  id: string;
  /** The `x` of a JWK. */
  publicKey: string;
  createdAt: Date;
  /** When another key replaced it. */
  retiredAt: Date | null;
};

/** Keys are never removed: bundles live longer. */
const Keys = collection<Omit<BundleKey, 'id'> & { _id: string }>('bundleKeys', {
  _id: { type: String, required: true },
  publicKey: { type: String, required: true, immutable: true },
  createdAt: { type: Date, required: true, immutable: true },
  retiredAt: { type: Date, default: null },
});

/** Records the current signing key and retires earlier ones. */
export async function recordBundleKey(
  { kid, publicKey }: { kid: string; publicKey: string },
  now: Date,
): Promise<void> {
  const first = { publicKey, createdAt: now };
  await Keys.updateOne({ _id: kid }, { $setOnInsert: first, $set: { retiredAt: null } }, { upsert: true });
  await Keys.updateMany({ _id: mongoose.trusted({ $ne: kid }), retiredAt: null }, { retiredAt: now });
}

export async function findBundleKey(kid: string): Promise<BundleKey | null> {
  const found = await Keys.findById(kid).lean();
  return found && withId(found);
}

/** All bundle keys, newest first. */
export async function listBundleKeys(): Promise<BundleKey[]> {
  return (await Keys.find().sort({ createdAt: -1 }).lean()).map(withId);
}
