import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without i, l, o and u, to avoid misreadings and words. Sixteen letters are 80 random bits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten new codes in their displayed form, for example 'k3vd-9w2p-x0ht-4qrm'. */
export function createRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: COUNT }, () => [group(), group(), group(), group()].join('-'));
}

/** The stored digest of a code, in any spelling. With 80 random bits a plain digest cannot be searched. */
export function recoveryDigest(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '').toLowerCase()).digest('base64url');
}
