/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '51e2da8255a229c292b12f6b755edcc7b39478c86690c4f9a79ea9038850c43b',
  'uk-2026-11-27': '95963be4c666d7455874f179033d3b7d17179c08f5685466745b80e08c949a04',
  'eu-2024-08-01': '0ab6083db7623e6f5fcdf5dab9076236e36205ec89e8a4bd68175413da92401e',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
