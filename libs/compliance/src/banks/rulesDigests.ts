/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '5983f4e7b545cc43ca1727985e012b0fc63eddde48db5fb47541895be14c783b',
  'uk-2026-11-27': 'e3f8c5bd4f63b1d1c12750cec143e5f5d31141fd2ea5f4b258c4fe77ff0b21d1',
  'eu-2024-08-01': '891fc38d3a4721e8c5429af7d5e698c3280d9267201194576fb0193f938ec66d',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
