import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

export type BundleSigner = {
  /** RFC 7638 thumbprint. */
  kid: string;
  /** The `x` of a JWK, base64url. */
  publicKey: string;
  /** @returns base64url; always the same for one root */
  sign(root: string): string;
};

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param secret 32 random bytes in base64 or base64url, which is all that an Ed25519 private key contains */
export function bundleSigner(secret: string): BundleSigner {
  const der = Buffer.concat([PKCS8, Buffer.from(secret, 'base64')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { kid: thumbprint(x), publicKey: x, sign: root => sign(null, Buffer.from(root), key).toString('base64url') };
}

/** Whether the owner of a key signed a root. */
export function verifyRootSignature(publicKey: string, root: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(root), key, Buffer.from(signature, 'base64url'));
}

function thumbprint(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}
