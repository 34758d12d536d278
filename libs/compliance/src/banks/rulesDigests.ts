/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'c44e27e7f2504d6815ea15178d842a73329f978bbcd760957f802d672c0323ce',
  'uk-2026-11-27': '342def135f0e60028ce64bcf62d7b5f48a78abb62daebc67171834890ec3f458',
  'eu-2024-08-01': 'f28ee05b2b8c631f4083d49d1d457ef26c2cb6bedaaad39e172b745327563a40',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
