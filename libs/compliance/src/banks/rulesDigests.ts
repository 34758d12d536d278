/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '1a18a93c124ef597ef0d8d789c7e6f0367b671aba58ee657ec28f9f0b2eebf06',
  'uk-2026-11-27': '4b69112ad871fd83ba2278175eaa429736f72ebb4914dffe471a8628d40c6adb',
  'eu-2024-08-01': '05c11fe4d95aaa79dcf025755fa0366112c937932272b5c68be6e1dbb1a1c07e',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
