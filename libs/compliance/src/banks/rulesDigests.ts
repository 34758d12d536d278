/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'uk-2026-11-22': 'cdde1ef9ad30ac78d11b9fb99505db3bc2ac20d458bb5e633173536c05b0dd92',
  'eu-2026-11-27': '7c6ef122195d4f19980c361784d4fe4ea25d51f34cca25908a60522ab2c1648b',
  'eu-2024-08-01': 'f28ee05b2b8c631f4083d49d1d457ef26c2cb6bedaaad39e172b745327563a40',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
