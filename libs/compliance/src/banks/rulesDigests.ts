/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'uk-2026-11-22': 'cdde1ef9ad30ac78d11b9fb99505db3bc2ac20d458bb5e633173536c05b0dd92',
  'eu-2026-11-27': '0abdbe98a06767da5be3a71b02df645010a5305c6e02ad9885d4bb93bc5cb6a1',
  'eu-2024-08-01': '85ff61fe3fbc4e69d6aca44752aa806d40b4901e7f2a7752567adec6765a1532',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
