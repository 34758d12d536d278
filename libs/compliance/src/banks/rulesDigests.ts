/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '373dc65cb2d24b9bc88baa411019f810e63fa5fe921848ddd13c1a79b61f320f',
  'uk-2026-11-27': '96bb8b68fc4e8f206c137b7362156f5a8cfe2ac371cc45ba02675e8a8473bb17',
  'eu-2024-08-01': '0c029807e07e43b851af7eb3a3d8d9ca269dc3b750a8d68ae0d82304b008406f',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
