import { listBundleKeys } from '../store/bundleKeys.ts';

/** All public keys ever used to sign bundles, as a JWK Set (RFC 7517), newest first. */
export async function readPublishedKeys() {
  const keys = await listBundleKeys();
  return {
    keys: keys.map(({ id, publicKey, createdAt, retiredAt }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: id,
      x: publicKey,
      created: createdAt.toISOString(),
      retired: retiredAt?.toISOString() ?? null,
    })),
  };
}
