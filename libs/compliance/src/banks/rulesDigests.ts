/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '797d749a1ddc346339dc1b0050bbe001a81054175876576c22b6bf754aee5f5c',
  'uk-2026-11-27': 'e3f8c5bd4f63b1d1c12750cec143e5f5d31141fd2ea5f4b258c4fe77ff0b21d1',
  'eu-2024-08-01': 'c2505e33fc5728fb6507f17b4d13f5b977f0850b89b201e8e77303eb3d91163a',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
