import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';

export type Sealing = ReturnType<typeof sealing>;

/**
 * Encrypts values that must be readable again. A sealed text names its key, so a new key can be added while older keys still open older
 * texts.
 * @param keys 32 bytes each; the first one seals
 */
export function sealing(keys: readonly Buffer[]) {
  const byId = new Map(keys.map(key => [idOf(key), key]));
  const [[sealId, sealKey] = []] = byId;
  if (!sealId || !sealKey) throw new Error('there is no key to encrypt with');
  return {
    /** The prefix of texts that the first key sealed. */
    mark: `${sealId}.`,
    /** @param owner the owner of the secret; it opens for that owner only */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, sealKey, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [sealId, ...[nonce, sealed, cipher.getAuthTag()].map(part => part.toString('base64url'))].join('.');
    },
    /** @throws Error if the key was removed, or the text was sealed for another owner */
    open(text: string, owner: string): string {
      const [id = '', ...parts] = text.split('.');
      const [nonce, sealed, tag] = parts.map(part => Buffer.from(part, 'base64url'));
      const key = byId.get(id);
      if (!key) throw new Error(`SECRETS_KEY no longer contains the key ${id}`);
      // The last character of a part contains bits that decoding drops; without this check, several texts would open as one.
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
