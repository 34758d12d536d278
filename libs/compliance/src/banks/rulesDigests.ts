/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '1e062224f3da6ff7a3e91e26525ce4d76e8653b7ae8d6763d7d32e8173d74669',
  'uk-2026-11-27': '95963be4c666d7455874f179033d3b7d17179c08f5685466745b80e08c949a04',
  'eu-2024-08-01': '848b841e3a12ddb0d2a5cb7913777cd549b0c2cd4c41ddadc459ed14ab96ea3e',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
