import { DomainError } from '@aicp/contracts/domainError';
import { verifyRootSignature } from '../adapters/bundleSigner.ts';
import { type BundleKey, findBundleKey } from '../store/bundleKeys.ts';
import { findBundle, type SealedBundle } from '../store/bundles.ts';

/** The public data of a root: that a bundle was created here, when, and with which key. Not by whom. */
export type BundleRootView = { bundle: SealedBundle; key: BundleKey; isSignatureGood: boolean };

/** @throws DomainError NOT_FOUND if no bundle with this root was created here */
export async function viewBundleRoot(root: string): Promise<BundleRootView> {
  const bundle = await findBundle(root.trim().toLowerCase());
  const key = bundle && (await findBundleKey(bundle.kid));
  if (!key) throw new DomainError('NOT_FOUND', 'No bundle with this root was created here.');
  return { bundle, key, isSignatureGood: verifyRootSignature(key.publicKey, bundle.id, bundle.signature) };
}
