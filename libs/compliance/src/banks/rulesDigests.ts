/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'e364eac74f222f6eb0d7897646fbec4d433e5a6767a99133f93f3eacdc254c57',
  'uk-2026-11-27': '2d9bdd816052e8253c9c5145dfc84d20f5b989f7f70321fb7c7bcb69995f5831',
  'eu-2024-08-01': 'e9ee34f02bda5e4506d67a0d953267dc6caec7e7e8c02778ddc4a8b1e81010c2',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
