import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';

/*
 * Keys are one line each, so that they fit into a variable: DER (PKCS #8 or SPKI) in base64. Made by
 *   openssl genpkey -algorithm ed25519 -outform DER | base64 -w0
 */

/** The gateway's key, as PEM. */
export const ActorPrivateKey = z.string().transform((text, { addIssue }) => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return String(key.export({ format: 'pem', type: 'pkcs8' }));
  } catch {
    // the sentence below says what is wanted
  }
  addIssue({ code: 'custom', input: text, message: 'must be an Ed25519 key, PKCS #8 as DER in base64' });
  return z.NEVER;
});

/** The keys of the gateways that are believed, separated by commas, as PEM. Two of them while one is being replaced. */
export const ActorPublicKeys = z.string().transform((text, { addIssue }) => {
  try {
    return text.split(',').map(one => {
      const key = createPublicKey({ key: Buffer.from(one.trim(), 'base64'), format: 'der', type: 'spki' });
      if (key.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
      return String(key.export({ format: 'pem', type: 'spki' }));
    });
  } catch {
    addIssue({
      code: 'custom',
      input: text,
      message: 'must be Ed25519 keys, SPKI as DER in base64, separated by commas',
    });
    return z.NEVER;
  }
});

/** A new key of a gateway, as its variable holds it. */
export function newActorKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** The public key for services, as their variable holds it. */
export function publicActorKey(privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}
