/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'cee2b604bb9c971e49589e40b79701cca18681c1c2b64176716f9cf9d3e93159',
  'uk-2026-11-27': 'ed61456556a3e8b40c7bc47569e44ae483b9ca852ba072a0d760a840072f9ce3',
  'eu-2024-08-01': '564df49de8b2ac4dd9b1df7c777ae31cafe3871a2ea3c4b8747ccd550c29bf22',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
