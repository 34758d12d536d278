import { listBundleKeys } from '../store/bundleKeys.ts';

/** Every public key that bundles were ever signed with, as a JWK Set (RFC 7517), the newest first. */
export async function publishedKeys() {
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
