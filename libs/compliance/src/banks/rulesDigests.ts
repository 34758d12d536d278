/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'b93c93b854916d975bea4fe6531dab2f2ba070c6e98ede97254b3c3b47e7ed47',
  'uk-2026-11-27': '492d395154e5b1a83a204dcaf3c24b3a218ecabbb583893bca6df43f5a3db675',
  'eu-2024-08-01': '4009781c15cf16dde6cdc232d3f21b090f672f1e2345896221ac6f2b9d6c9cc4',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
