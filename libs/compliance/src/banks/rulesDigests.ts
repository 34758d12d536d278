/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '056d39d6efece442895462e5b2a905093af9fea9382100ca5f90f6020163625f',
  'uk-2026-11-27': '4b69112ad871fd83ba2278175eaa429736f72ebb4914dffe471a8628d40c6adb',
  'eu-2024-08-01': 'eb7780d03118c16d3acc9f68331dcaa78c8a5f472762c69d10f5c892256ac9b1',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
