/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'fcdb2cb0ff42445c54c3e55c9316e368e265b7aeb3365800499618497b0e1901',
  'uk-2026-11-27': 'e3f8c5bd4f63b1d1c12750cec143e5f5d31141fd2ea5f4b258c4fe77ff0b21d1',
  'eu-2024-08-01': '4954258260c41ed99a3e2d9290426b66e971080d4c9caf5c8bae6952e42c1ca0',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
