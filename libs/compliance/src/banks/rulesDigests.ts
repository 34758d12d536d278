/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'f32b0a3b8b06debbd6fa9ca17208c1d52cc3d78b062c1bc95a7bd0637e997723',
  'uk-2026-11-27': 'e3f8c5bd4f63b1d1c12750cec143e5f5d31141fd2ea5f4b258c4fe77ff0b21d1',
  'eu-2024-08-01': '70a4f8c72ec6ed048a423a246b7abba280a30df1a53c02e028c5e37266573fcd',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
