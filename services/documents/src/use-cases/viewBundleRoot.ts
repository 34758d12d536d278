import { isSignedBy } from '../adapters/bundleSigner.ts';
import { type BundleKey, findBundleKey } from '../store/bundleKeys.ts';
import { findBundle, type SealedBundle } from '../store/bundles.ts';

/** What anybody may hear of a root: that a bundle with it was made here, when, and by which key it was signed. Not whose it is. */
export type BundleRootView = { bundle: SealedBundle; key: BundleKey; isSignatureGood: boolean };

/** Null when no bundle with this root was made here. */
export async function viewBundleRoot(root: string): Promise<BundleRootView | null> {
  const bundle = await findBundle(root.trim().toLowerCase());
  const key = bundle && (await findBundleKey(bundle.kid));
  return key && { bundle, key, isSignatureGood: isSignedBy(key.publicKey, bundle.id, bundle.signature) };
}
