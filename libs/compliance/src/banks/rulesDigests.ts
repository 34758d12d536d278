/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '602bd33ec9cdc2123dc6db27ee3d16cd6cb3bc69b58f1d3942e8628d2c274fec',
  'uk-2026-11-27': '6fe725e2fba3440a7a1bd9afdd8d08efb953ec7dd55c8f76d23aeaeb039417c2',
  'eu-2024-08-01': '990aaa1b4bafb9e161de2b3be776e3682d4c348b095b7619f8be1ed38b1277cb',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
