/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '1f448f27f6df81e3cd5505d88dfa53f418063644c45b956efdd4f54ac41dd140',
  'uk-2026-11-27': '638d4c8390eaf335a1a63c1d2be4962868bddb59c272f742e9c76fa01d3b8809',
  'eu-2024-08-01': '13eeb5f0a522e0a271fe95f6bd2602ebb7e04d13157c626f58234c1369ca6518',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
