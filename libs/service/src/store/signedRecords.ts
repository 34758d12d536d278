import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Record<string, unknown>;
export type SignedRecords = ReturnType<typeof signedRecords>;

/**
 * Records stored where others might write, for example in Redis, with a signature (HMAC-SHA256). It is valid for one key of the store; a
 * record copied to another key is refused.
 * @param secrets the first signs, all of them are trusted
 */
export function signedRecords([first = '', ...more]: readonly string[]) {
  const secrets = [first, ...more];
  const macOf = (secret: string, key: string, fields: Fields) =>
    createHmac('sha256', secret)
      .update(`${key}\n${JSON.stringify(fields)}`)
      .digest('base64url');

  return {
    /** The text to store under that key: the fields as JSON, with `mac` next to them. */
    seal: (key: string, fields: Fields): string => JSON.stringify({ ...fields, mac: macOf(first, key, fields) }),

    /** The fields of such a text; undefined if missing, or not signed by us for this key. */
    open(key: string, text: string | null | undefined): Fields | undefined {
      const { mac, ...fields } = parsed(text);
      if (typeof mac !== 'string') return undefined;
      const given = Buffer.from(mac);
      return secrets.some(secret => equals(given, Buffer.from(macOf(secret, key, fields)))) ? fields : undefined;
    },
  };
}

const equals = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

function parsed(text: string | null | undefined): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value !== null && typeof value === 'object' ? (value as Fields) : {};
  } catch {
    return {};
  }
}
