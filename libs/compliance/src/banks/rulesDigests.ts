/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '71738a94825751ad8d33bfab6130e0e8cae8cfdf7191cb01a9c0aff047c6c41c',
  'uk-2026-11-27': '342def135f0e60028ce64bcf62d7b5f48a78abb62daebc67171834890ec3f458',
  'eu-2024-08-01': '71a388e048f12fa770077b5aa8738b956f1970172b656811b089f31e4502d534',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
