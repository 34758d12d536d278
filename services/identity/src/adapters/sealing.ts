import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';

export type Sealing = ReturnType<typeof sealing>;

/**
 * Encrypts what has to be readable again. What is sealed names its key, so that a new key can be put in front of an old
 * one, which goes on opening what it sealed.
 * @param keys 32 bytes each; the first one seals
 */
export function sealing(keys: readonly Buffer[]) {
  const byId = new Map(keys.map(key => [idOf(key), key]));
  const [[sealId, sealKey] = []] = byId;
  if (!sealId || !sealKey) throw new Error('there is no key to encrypt with');
  return {
    /** What begins with this was sealed by the first key. */
    mark: `${sealId}.`,
    /** @param owner what the secret belongs to; it opens for that owner alone */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, sealKey, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [sealId, ...[nonce, sealed, cipher.getAuthTag()].map(part => part.toString('base64url'))].join('.');
    },
    /** @throws Error when the key is not there any more, or the text is not what was sealed for this owner */
    open(text: string, owner: string): string {
      const [id = '', ...parts] = text.split('.');
      const [nonce, sealed, tag] = parts.map(part => Buffer.from(part, 'base64url'));
      const key = byId.get(id);
      if (!key) throw new Error(`SECRETS_KEY no longer contains the key ${id}`);
      // The last character of a part holds bits that reading drops: without this, several texts would open as one.
      const isOurs = [nonce, sealed, tag].every((part, index) => part?.toString('base64url') === parts[index]);
      if (!nonce || !sealed || !tag || !isOurs) throw new Error('this secret was not encrypted by this service');
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

function idOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
