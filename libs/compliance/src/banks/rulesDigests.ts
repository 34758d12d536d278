/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '591acaa9a3099d4c0e6a3995b634883e1e83cbefea769dd15b1abdca6c4bdf8f',
  'uk-2026-11-27': '4b69112ad871fd83ba2278175eaa429736f72ebb4914dffe471a8628d40c6adb',
  'eu-2024-08-01': '5075720fc9ec8bd970a855a8c7685685f0cf2e75f7c2e1e492f6d99524f4dfb1',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
