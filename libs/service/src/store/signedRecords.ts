import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Record<string, unknown>;
export type SignedRecords = ReturnType<typeof signedRecords>;

/**
 * Records that are kept where others might write, Redis for example, under a signature of theirs (HMAC-SHA256). It counts
 * for one key of the store: a record that is copied to another one is not believed.
 * @param secrets the first signs, all of them are believed
 */
export function signedRecords([first = '', ...more]: readonly string[]) {
  const secrets = [first, ...more];
  const macOf = (secret: string, key: string, fields: Fields) =>
    createHmac('sha256', secret)
      .update(`${key}\n${JSON.stringify(fields)}`)
      .digest('base64url');

  return {
    /** The text to keep under that key: the fields as JSON, and `mac` next to them. */
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
